/** The arrows of ARCHITECTURE.md. Rules name groups of folders, so that a new screen or module is covered by itself. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'domain imports nothing but zod',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/domain/src', 'node_modules/zod/'] },
    },
    {
      name: 'poker-is-below-everything',
      severity: 'error',
      comment: 'poker imports nothing of ours, and of others only zod',
      from: { path: '^packages/poker/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/poker/src', 'node_modules/zod/'] },
    },
    {
      name: 'chess-is-below-everything',
      severity: 'error',
      comment: 'chess imports nothing of ours, and of others only chess.js',
      from: { path: '^packages/chess/src', pathNot: '\\.(?:test|fixture)\\.ts$' },
      to: { pathNot: ['^packages/chess/src', 'node_modules/chess\\.js/'] },
    },
    {
      name: 'only-chess-knows-chess-js',
      severity: 'error',
      comment: 'the rules of chess are asked of @estratega/chess',
      from: { pathNot: '^packages/chess/src' },
      to: { path: 'node_modules/chess\\.js/' },
    },
    {
      name: 'planner-is-pure',
      severity: 'error',
      comment: 'planner imports domain, lessons and ts-fsrs',
      from: { path: '^packages/planner/src', pathNot: '\\.(?:test|arbitrary|fixture)\\.ts$' },
      to: {
        pathNot: [
          '^packages/planner/src',
          '^packages/domain/src',
          '^packages/lessons/(?:src|build)',
          'node_modules/ts-fsrs/',
        ],
      },
    },
    {
      name: 'lessons-are-pure',
      severity: 'error',
      comment:
        'lessons import domain, chess, poker and zod; only what compiles them reads files, but the charts and the list of flops that drills ask',
      from: { path: '^packages/lessons/src', pathNot: ['\\.(?:test|fixture)\\.ts$', '^packages/lessons/src/compile/'] },
      to: {
        pathNot: [
          '^packages/lessons/(?:src|build|content/poker/(?:charts|flops))',
          '^packages/(?:domain|chess|poker)/src',
          'node_modules/zod/',
        ],
      },
    },
    {
      name: 'own-games-are-pure',
      severity: 'error',
      comment: 'own games import domain, chess, poker, the lessons and the PGN parser',
      from: { path: '^packages/own-games/src', pathNot: '\\.(?:test|fixture|arbitrary)\\.ts$' },
      to: {
        pathNot: [
          '^packages/own-games/src',
          '^packages/(?:domain|chess|poker|lessons)/src',
          'node_modules/@mliebelt/pgn-parser/',
        ],
      },
    },
    {
      name: 'games-are-apart',
      severity: 'error',
      from: { path: '^packages/planner/src/games/([^/]+)/' },
      to: { path: '^packages/planner/src/games/([^/]+)/', pathNot: '^packages/planner/src/games/$1/' },
    },
    {
      name: 'emulators-stand-alone',
      severity: 'error',
      comment: 'an emulator imports none of our code, nor another emulator',
      from: { path: '^emulators/([^/]+)/' },
      to: { path: '^(?:packages|apps|tools|e2e|bench|workshop|emulators)/', pathNot: '^emulators/$1/' },
    },
    {
      name: 'production-knows-no-emulator',
      severity: 'error',
      from: { path: '^(?:packages|apps)/' },
      to: { path: '^(?:emulators|tools|e2e|bench|workshop)/' },
    },
    {
      name: 'nobody-needs-the-workshop',
      severity: 'error',
      comment: 'the product is started, built, tested and measured without it',
      from: { path: '^(?:tools|e2e|bench|testing)/' },
      to: { path: '^workshop/' },
    },
    {
      name: 'the-workshop-needs-no-server',
      severity: 'error',
      comment: 'content is made of the packages; of the tools it takes how a command reads its arguments',
      from: { path: '^workshop/' },
      to: { path: ['^(?:apps|emulators|e2e|bench)/', '^tools/src/(?!command\\.ts$)'] },
    },
    {
      name: 'only-tests-know-testing',
      severity: 'error',
      from: {
        path: '^(?:packages|apps|emulators)/',
        pathNot: ['\\.(?:test|fixture|arbitrary|config)\\.tsx?$', '/test/'],
      },
      to: { path: '^testing/' },
    },
    {
      name: 'modules-are-apart',
      severity: 'error',
      comment: 'a module never imports another module; what they share is wired in app.ts',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: { path: '^apps/server/src/modules/([^/]+)/', pathNot: '^apps/server/src/modules/$1/' },
    },
    {
      name: 'server-points-inward',
      severity: 'error',
      from: { path: '^apps/server/src/(?:platform|gateways)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(?:modules/|app\\.ts|run\\.ts|main\\.ts)', pathNot: '/tables\\.ts$' },
    },
    {
      name: 'gateways-know-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/gateways/' },
      to: { path: '^apps/server/src/(?!gateways/|platform/)' },
    },
    {
      name: 'screens-are-apart',
      severity: 'error',
      from: { path: '^apps/web/src/screens/([^/]+)/' },
      to: { path: '^apps/web/src/screens/([^/]+)/', pathNot: '^apps/web/src/screens/$1/' },
    },
    {
      name: 'ui-is-dumb',
      severity: 'error',
      comment: 'ui fetches nothing and knows no screen',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(?:screens|shell|content)/' },
    },
    {
      name: 'shell-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/shell/' },
      to: { path: '^apps/web/src/screens/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'web-carries-no-curriculum',
      severity: 'error',
      comment: 'the browser gets finished tasks, never the curriculum',
      from: { path: '^apps/web/src' },
      to: { path: '^packages/(?:planner/|lessons/(?:content|build|src/compile)/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:build|\\.react-router|data)/' },
    // Its own TypeScript support ends before version 7.
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
