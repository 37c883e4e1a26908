import { expect, test } from 'vitest';
import { type Build, ownStyles, shortNames } from './short-names.ts';

const build: Build = {
  files: new Map([
    ['home-AAAAAAA1.js', 'import"./lists-kkkkkkk2.js";need(["assets/lists-kkkkkkk4.css"])'],
    ['lists-AAAAAAA2.js', 'import"./lists-kkkkkkk3.js";say("other-words1.js")'],
    ['lists-AAAAAAA3.js', 'export{}'],
    ['lists-AAAAAAA4.css', '.a{}'],
  ]),
  keys: new Map([
    ['home-kkkkkkk1.js', 'home-AAAAAAA1.js'],
    ['lists-kkkkkkk2.js', 'lists-AAAAAAA2.js'],
    ['lists-kkkkkkk3.js', 'lists-AAAAAAA3.js'],
    ['lists-kkkkkkk4.css', 'lists-AAAAAAA4.css'],
    ['gone-kkkkkkk5.js', 'gone-AAAAAAA5.js'],
  ]),
  styles: new Map([['lists-AAAAAAA2.js', 'lists-AAAAAAA4.css']]),
};

const changed = (file: string, text: string) =>
  shortNames({ ...build, files: new Map(build.files).set(file, text) });

test('keys are plain names, modules of one name have numbers, and files name each other by keys', () => {
  const { files, keys, names } = shortNames(build);
  expect([...keys.keys()]).toEqual(['home.js', 'lists.2.js', 'lists.js']);
  expect(files.get(keys.get('home.js') ?? '')).toBe(
    'import"./lists.js";need(["assets/lists.css"])',
  );
  expect(files.get(keys.get('lists.js') ?? '')).toBe('import"./lists.2.js";say("other-words1.js")');
  expect(names.get('lists-AAAAAAA3.js')).toBe(keys.get('lists.2.js'));
});

test('what parts need is one list of plain names, of which sheets have an ending', () => {
  // The bundler names a script after the file of styles in it.
  const list =
    'd=(m.f||(m.f=["assets/lists-kkkkkkk3.js","assets/lists-kkkkkkk4.css","assets/gap.css.js"]))';
  const { files, keys } = changed('home-AAAAAAA1.js', list);
  expect(files.get(keys.get('home.js') ?? '')).toBe(
    'd=(m.f||(m.f="lists.2 lists:css gap.css".split(" ")))',
  );
});

test('a sheet lies beside its script, and an edit of either makes both new and nothing else', () => {
  const before = shortNames(build);
  const sheet = before.names.get('lists-AAAAAAA4.css');
  expect(sheet).toBe(before.keys.get('lists.js')?.replace('.js', '.css'));
  for (const [file, text] of [
    ['lists-AAAAAAA4.css', '.b{}'],
    ['lists-AAAAAAA2.js', 'export{}'],
  ] as const) {
    const after = changed(file, text);
    expect(after.names.get('lists-AAAAAAA4.css')).not.toBe(sheet);
    expect(after.keys.get('lists.js')).not.toBe(before.keys.get('lists.js'));
    expect(after.keys.get('home.js')).toBe(before.keys.get('home.js'));
    expect(after.keys.get('lists.2.js')).toBe(before.keys.get('lists.2.js'));
  }
});

test('a file that no entry of the map stands for is an error', () => {
  expect(() => changed('lost-AAAAAAA9.css', '.c{}')).toThrow('lost-AAAAAAA9.css');
});

test('a sheet of several scripts belongs to the one that names no other', () => {
  const own = ownStyles([
    { file: 'field.js', css: ['field.css', 'box.css'] },
    { file: 'box.js', css: ['box.css'] },
    { file: 'plain.js' },
  ]);
  expect([...own]).toEqual([
    ['box.js', 'box.css'],
    ['field.js', 'field.css'],
  ]);
  expect(() =>
    ownStyles([
      { file: 'one.js', css: ['a.css', 'b.css'] },
      { file: 'two.js', css: ['a.css', 'b.css'] },
    ]),
  ).toThrow('one.js,two.js');
});
