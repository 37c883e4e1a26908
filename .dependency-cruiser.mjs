// The arrows of the repository (docs/architecture.md): apps → features → { ui, api-client }; embed → features/content;
// sandbox → api-client, types only. ui and api-client never see each other. Storybook and the tools → stories → ui.
const folderOf = (name) => `^packages/${name}/`;
const stories = '\\.(stories|test|fixture)\\.tsx?$';

// Folders of packages/features/src by who uses them (docs/architecture.md), and of each those that pages of it share.
const features = '^packages/features/src';
const groups = '(account|site|games|money|member|agent)';
const sharedInside = [
  'account/(devices|payout-accounts|profile|security|social-accounts)',
  'site/(banners|footer|winner-board)',
  'money/transfer',
  'member/(levels|point-rewards)',
  'agent/(contracts|rebates|team-figures)',
].join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A stories file names its own type, to prove that no state is left out.',
      severity: 'error',
      from: { pathNot: '\\.stories\\.tsx$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-circles',
      comment: 'A type that two files share lies in a third one.',
      severity: 'error',
      from: {
        pathNot: '\\.stories\\.tsx$',
      },
      to: { circular: true },
    },
    {
      name: 'not-found',
      comment: 'Pages of the demo are templates: a browser gets them with the address of the site.',
      severity: 'error',
      from: { pathNot: '^apps/partner-demo/pages/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'ui-knows-nobody',
      comment: 'The component library knows no network and no gambling rules.',
      severity: 'error',
      from: { path: folderOf('ui') },
      to: { path: '^(packages/(?!ui/)|apps/|node_modules/@parlour/(?!ui))' },
    },
    {
      name: 'client-knows-nobody',
      severity: 'error',
      from: { path: folderOf('api-client'), pathNot: stories },
      to: { path: '^(packages/(?!api-client/)|apps/)' },
    },
    {
      name: 'sandbox-sees-only-wire-types',
      comment: 'The reference backend shares the contract with the client, not its code.',
      severity: 'error',
      from: { path: folderOf('sandbox'), pathNot: `(${stories}|^packages/sandbox/src/testing/)` },
      to: { path: '^(packages/(?!sandbox/)|apps/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-core-stands-alone',
      comment: 'Money, the calendar and refusals know nothing of members and games.',
      severity: 'error',
      from: { path: '^packages/sandbox/src/core/' },
      to: {
        path: '^packages/sandbox/src/',
        pathNot: '^packages/sandbox/src/(core|text)/',
      },
    },
    {
      name: 'sandbox-domain-without-http',
      comment: 'What happens to money and members is decided below the calls that ask for it.',
      severity: 'error',
      from: {
        path: '^packages/sandbox/src/(?!http/|routes/|node/|testing/)[^/]+/',
        pathNot: stories,
      },
      to: { path: '^packages/sandbox/src/(http|routes|node)/|^packages/sandbox/src/sandbox\\.ts$' },
    },
    {
      name: 'features-see-ui-and-client',
      severity: 'error',
      from: { path: folderOf('features'), pathNot: `(${stories}|^packages/features/src/testing/)` },
      to: { path: '^(packages/sandbox/|packages/embed/|apps/)' },
    },
    {
      name: 'elements-need-no-runtime',
      comment:
        'What a page of a partner loads is made of components, pure functions and single reads.',
      severity: 'error',
      from: { path: folderOf('embed'), pathNot: stories },
      to: {
        path: '^(packages/(sandbox|features)/|apps/)',
        pathNot: '^packages/features/src/(content/|site/partner/frame-(contract|fields)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'groups-keep-to-themselves',
      comment: 'A group of features imports no other; what two of them need lies in shared.',
      severity: 'error',
      from: { path: `${features}/(account|site|games|money)/`, pathNot: stories },
      to: { path: `${features}/${groups}/`, pathNot: `${features}/$1/` },
    },
    {
      name: 'only-money-is-below',
      comment: 'Pages of members and agents may move money, and import no other group.',
      severity: 'error',
      from: { path: `${features}/(member|agent)/`, pathNot: stories },
      to: { path: `${features}/${groups}/`, pathNot: `${features}/($1|money)/` },
    },
    {
      name: 'shared-knows-no-group',
      comment: 'The list of all texts names the texts of every feature.',
      severity: 'error',
      from: {
        path: `${features}/shared/`,
        pathNot: [stories, `${features}/shared/i18n/(bn\\.first|en\\.first|en)\\.ts$`],
      },
      to: { path: `${features}/(?!shared/|testing/)` },
    },
    {
      name: 'features-keep-to-themselves',
      comment: 'A feature imports no other of its group, unless it is one they share.',
      severity: 'error',
      from: { path: `${features}/${groups}/([^/]+)/`, pathNot: stories },
      to: {
        path: `${features}/$1/[^/]+/`,
        pathNot: [`${features}/$1/$2/`, `${features}/(${sharedInside})/`],
      },
    },
    {
      name: 'files-import-files',
      comment:
        'An index.ts is an entry for other packages. Inside a package the file itself is named.',
      severity: 'error',
      from: { path: '^packages/(features|ui|sandbox|stories)/', pathNot: stories },
      to: { path: '^packages/$1/.+/index\\.tsx?$' },
    },
    {
      name: 'packages-below-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'nothing-needs-an-example',
      comment: 'A site of a team is chosen by its file at build (apps/web/own-site.ts).',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^(examples/|node_modules/@meghna/)' },
    },
    {
      name: 'examples-by-public-entries',
      comment: 'A team builds on what packages and the site export, as another repository would.',
      severity: 'error',
      from: { path: '^examples/', pathNot: stories },
      to: { path: '^(tools|deploy|\\.storybook|packages/sandbox)/' },
    },
    {
      name: 'stories-see-only-ui',
      comment: 'Which stories there are, and how they are viewed, follows from the library alone.',
      severity: 'error',
      from: { path: folderOf('stories') },
      to: { path: '^(packages/(?!stories/|ui/)|apps/|tools/|\\.storybook/)' },
    },
    {
      name: 'product-needs-no-stories',
      comment: 'Storybook and the tools read packages/stories; no page does.',
      severity: 'error',
      from: { path: '^(packages/(?!stories/)|apps/)' },
      to: { path: folderOf('stories') },
    },
    {
      name: 'tools-without-storybook',
      comment: 'What Storybook and the tools both need lies in packages/stories.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'storybook-without-tools',
      comment: 'What Storybook and the tools both need lies in packages/stories.',
      severity: 'error',
      from: { path: '^\\.storybook/' },
      to: { path: '^tools/' },
    },
    {
      name: 'apps-without-tools',
      comment:
        'Not even a test: the tools import what an app knows of itself, such as its addresses.',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^(tools|\\.storybook)/' },
    },
    {
      name: 'packages-without-tools',
      comment: 'A unit test may run stories as the tools do.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tools|\\.storybook)/' },
    },
    {
      name: 'heavy-library-out-of-the-light-entry',
      comment: 'Radix loads with the first overlay or form, never with the home page.',
      severity: 'error',
      from: { path: '^packages/ui/src/index\\.ts$' },
      to: { path: 'node_modules/(\\.pnpm/)?@radix-ui', reachable: true },
    },
    {
      name: 'search-library-with-its-window',
      comment: 'MiniSearch loads with the search window, never with a page.',
      severity: 'error',
      from: { pathNot: '^packages/features/src/site/search/' },
      to: {
        path: '^packages/features/src/site/search/(index|SearchModal|search-model|search-index)\\.tsx?$',
        dynamic: false,
      },
    },
    {
      name: 'records-out-of-the-light-entry',
      comment: 'Tables, trees and charts load with the page that shows them.',
      severity: 'error',
      from: { path: '^packages/ui/src/index\\.ts$' },
      to: {
        path: '^packages/ui/src/(data\\.ts$|components/(Table|TreeTable|Chart|LineChart|BarChart)/)',
        reachable: true,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '/failing-fixtures/',
        '/packaging/projects/',
        '/dist/',
        '\\.svg$',
        '\\.woff2$',
        '^node_modules/(?!@radix-ui)',
      ],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
