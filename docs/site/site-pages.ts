/** Languages of the guide; everything else is written in English. */
export const guideLocales = ['en', 'zh'] as const
export type GuideLocale = (typeof guideLocales)[number]

/** Pages of the guide in the order in which they are read, without `.md`; the first is the site's own. */
export const guidePages = [
  ...['index', 'start', 'fees', 'safety-report', 'tokens', 'launch', 'presales', 'whitelists'],
  ...['locks', 'staking', 'airdrops', 'nfts', 'addresses', 'tools', 'membership', 'portfolio'],
  ...['exit', 'solana'],
] as const

/** Pages from outside `docs/`, by the name that they have on the site. */
export const readmes = {
  project: 'README.md',
  sdk: 'packages/sdk/README.md',
  'command-line': 'apps/cli/README.md',
  contracts: 'contracts/README.md',
  'web-app': 'apps/web/README.md',
  security: 'SECURITY.md',
  contributing: 'CONTRIBUTING.md',
} as const

export interface Section {
  readonly title: string
  readonly titleInChinese: string
  /** Files of the repository. */
  readonly pages: readonly string[]
}

/** What is not the guide, by who reads it. */
export const sections: readonly Section[] = [
  {
    title: 'For operators',
    titleInChinese: '运营方（英文）',
    pages: [
      readmes.project,
      ...[
        ...['deploy', 'run-the-index', 'backup', 'incident', 'add-a-chain'],
        ...['publish-a-static-bundle', 'use-the-exit-page', 'check-a-lock-certificate'],
        ...['add-a-feature', 'add-an-event', 'add-a-token-template'],
      ].map((name) => `docs/runbooks/${name}.md`),
      'docs/deployment-rehearsal.md',
    ],
  },
  {
    title: 'For integrators',
    titleInChinese: '集成开发者（英文）',
    pages: [
      ...['docs/public-data.md', 'docs/webhooks.md', 'docs/lock-trackers.md'],
      ...[readmes.sdk, readmes['command-line']],
    ],
  },
  {
    title: 'For auditors',
    titleInChinese: '审计者（英文）',
    pages: [
      ...[readmes.security, 'docs/security-properties.md', 'docs/property-tests.md'],
      'docs/requirements.md',
      ...['docs/architecture.md', 'docs/benchmarks.md', 'docs/glossary.md', readmes.contracts],
      ...['docs/decisions/README.md', readmes['web-app'], readmes.contributing],
    ],
  },
]

/** The page of the site that is made from a file of the repository, as VitePress counts from its root; else undefined. */
export function pageOf(file: string): string | undefined {
  const [, locale, name] = /^docs\/guide\/(en|zh)\/([\w-]+)\.md$/.exec(file) ?? []
  if (locale && name) {
    const page = name === 'index' ? 'index.md' : `guide/${name}.md`
    return locale === 'en' ? page : `${locale}/${page}`
  }
  if (file === 'docs/decisions/README.md') return 'decisions/index.md'
  const readme = Object.entries(readmes).find(([, path]) => path === file)
  if (readme) return `about/${readme[0]}.md`
  return /^docs\/(?!site\/|guide\/).+\.md$/.test(file) ? file.slice('docs/'.length) : undefined
}

/** The file of the repository that a page of the site is made from: `pageOf`, backwards. */
export function fileOf(page: string): string {
  const [, chinese, name] = /^(zh\/)?(?:guide\/([\w-]+)|index)\.md$/.exec(page) ?? []
  if (/^(?:zh\/)?(?:guide\/|index\.md$)/.test(page))
    return `docs/guide/${chinese ? 'zh' : 'en'}/${name ?? 'index'}.md`
  if (page === 'decisions/index.md') return 'docs/decisions/README.md'
  const readme = Object.entries(readmes).find(([key]) => page === `about/${key}.md`)
  return readme?.[1] ?? `docs/${page}`
}
