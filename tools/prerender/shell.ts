import { minify } from 'terser';

/** The bare document without what only its writers need: comments, indentation, long names. */
export async function lean(shell: string): Promise<string> {
  const [before = '', source = '', after = ''] = shell.split(/<script>([\s\S]*?)<\/script>/);
  const { code = '' } = await minify(source, { ecma: 2020, toplevel: true });
  const plain = (html: string) =>
    html.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/\s*\n\s*/g, '\n');
  return `${plain(before)}<script>${code}</script>${plain(after)}`;
}
