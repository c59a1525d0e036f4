/** Import borders: a folder may import only from a smaller layer, apps never from one another. See docs/architecture.md. */
const layers = [
  ['packages/chains'],
  ['contracts'],
  ['packages/deployments'],
  ['packages/messages'],
  ['packages/sdk', 'packages/database', 'packages/verification'],
  [
    'packages/devnet',
    'packages/testing',
    'packages/api-client',
    'packages/ui',
    'packages/vanity-address',
  ],
  ['apps/indexer', 'apps/api', 'apps/web', 'apps/bot', 'apps/cli', 'apps/e2e'],
]
const anchored = (paths) => `^(${paths.join('|')})/`

const layerRules = layers.flatMap((members, index) =>
  members.map((member) => ({
    name: `layer-${index + 1}-${member.replaceAll('/', '-')}`,
    comment: 'A folder imports only from a smaller layer, never sideways.',
    severity: 'error',
    from: { path: anchored([member]) },
    to: {
      path: anchored([
        ...members.filter((other) => other !== member),
        ...layers.slice(index + 1).flat(),
      ]),
    },
  })),
)

module.exports = {
  forbidden: [
    ...layerRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'sdk-is-framework-free',
      severity: 'error',
      from: { path: '^packages/(sdk|chains|deployments)/' },
      to: { path: 'node_modules/(react|hono|ponder|@mantine|wagmi)/' },
    },
    {
      name: 'api-says-few-texts',
      comment: 'All texts of the product take 40 MB of a server: it loads those of its features.',
      severity: 'error',
      from: { path: '^apps/api/src/' },
      to: { path: '^packages/messages/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bytecode-stays-out-of-the-web',
      comment: 'Artifacts are for deploying; the web ships ABIs and addresses only.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/deployments/src/generated/artifacts/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/generated/|/dist/|\\.gen\\.ts$|\\.css$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
