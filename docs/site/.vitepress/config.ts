import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DefaultTheme, defineConfig, type MarkdownRenderer } from 'vitepress'
import { rewriteLink } from '../rewrite-link.ts'
import { fileOf, type GuideLocale, guidePages, pageOf, readmes, sections } from '../site-pages.ts'

const root = new URL('../../../', import.meta.url)
/** Where readers see the repository's files, such as `https://git.example/slipway/blob/main`. */
const source = process.env.SLIPWAY_SOURCE_URL?.replace(/\/$/, '') || undefined

/** The first heading of a file, which is its name in every list. */
function titleOf(file: string): string {
  const text = readFileSync(fileURLToPath(new URL(file, root)), 'utf8')
  return (/^# (.+)$/m.exec(text)?.[1] ?? file).replaceAll('`', '')
}

const item = (file: string): DefaultTheme.SidebarItem => ({
  // The name of the product stands above the list.
  text: file === readmes.project ? 'README' : titleOf(file),
  link: `/${pageOf(file)}`,
})

const decisions = readFileSync(fileURLToPath(new URL('docs/decisions/README.md', root)), 'utf8')
/** Pages of decisions, as their own table lists them. */
const decisionPages = [...decisions.matchAll(/^\| \[[\w-]+\]\(([\w-]+\.md)\)/gm)].map(
  ([, name]) => `docs/decisions/${name}`,
)

function sidebarOf(locale: GuideLocale): DefaultTheme.SidebarItem[] {
  const isChinese = locale === 'zh'
  const guide = guidePages.map((name) => item(`docs/guide/${locale}/${name}.md`))
  return [
    { text: isChinese ? '使用指南' : 'Guide', items: guide },
    ...sections.map(({ title, titleInChinese, pages }) => ({
      text: isChinese ? titleInChinese : title,
      collapsed: isChinese,
      items: pages.map((file) =>
        file === 'docs/decisions/README.md'
          ? { ...item(file), collapsed: true, items: decisionPages.map(item) }
          : item(file),
      ),
    })),
  ]
}

const navigationOf = (locale: GuideLocale): DefaultTheme.NavItem[] => [
  {
    text: locale === 'zh' ? '使用指南' : 'Guide',
    link: locale === 'zh' ? '/zh/guide/start' : '/guide/start',
  },
  ...sections.map(({ title, titleInChinese, pages }) => ({
    text: locale === 'zh' ? titleInChinese : title,
    link: `/${pageOf(pages[0] ?? '')}`,
  })),
]

/** The file behind a page that `readme/[name].paths.ts` makes. */
function readmeOf(path: string): string {
  const name = /([\w-]+)\.md$/.exec(path)?.[1] ?? ''
  return Object.entries(readmes).find(([key]) => key === name)?.[1] ?? path
}

type Token = { type: string; tag: string; content: string; attrs: [string, string][] | null }

/** A link to what only the repository has is a word like others. */
function unlink(tokens: readonly Token[], from: number): void {
  const to = tokens.findIndex(({ type }, at) => at > from && type === 'link_close')
  for (const at of [from, to])
    Object.assign(tokens[at] ?? {}, { type: 'text', tag: '', attrs: null, content: '', nesting: 0 })
}

function rewriteLinks(tokens: readonly Token[], file: string): void {
  for (const [at, { type, attrs }] of tokens.entries()) {
    const link = type === 'link_open' ? attrs?.find(([name]) => name === 'href') : undefined
    if (!link) continue
    const href = rewriteLink(link[1], file, source)
    if (href === undefined) unlink(tokens, at)
    else link[1] = href
  }
}

/** Links are written for the repository; here they lead to pages of the site. */
function useSiteLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('slipway-links', ({ tokens, env }) => {
    for (const { children } of tokens) rewriteLinks(children ?? [], fileOf(env.relativePath))
  })
}

/** Words of both languages: Chinese has no spaces between its own. */
function tokenize(text: string): string[] {
  return [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}

const chineseTexts: DefaultTheme.Config = {
  nav: navigationOf('zh'),
  sidebar: sidebarOf('zh'),
  outline: { label: '本页内容', level: [2, 3] },
  docFooter: { prev: '上一页', next: '下一页' },
  darkModeSwitchLabel: '外观',
  lightModeSwitchTitle: '切换到浅色',
  darkModeSwitchTitle: '切换到深色',
  sidebarMenuLabel: '目录',
  returnToTopLabel: '返回顶部',
  langMenuLabel: '切换语言',
  skipToContentLabel: '跳到正文',
  notFound: {
    title: '找不到页面',
    quote: '链接可能已失效，请从目录或搜索进入。',
    linkLabel: '返回首页',
    linkText: '返回首页',
  },
}

export default defineConfig({
  title: 'Slipway',
  description: 'How to use, host, build on and examine Slipway.',
  srcDir: '..',
  srcExclude: ['site/node_modules/**'],
  rewrites: (path) => pageOf(path.startsWith('site/') ? readmeOf(path) : `docs/${path}`) ?? path,
  markdown: { html: false, config: useSiteLinks },
  vite: {
    publicDir: false,
    plugins: [
      {
        // Pages lie outside this folder, where its packages are not found; what renders them to HTML lies inside.
        name: 'slipway-vue',
        enforce: 'pre',
        resolveId: (id, _importer, { ssr }) =>
          ssr && /^vue(?:\/server-renderer)?$/.test(id) ? { id, external: true } : undefined,
      },
    ],
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en-US',
      themeConfig: { nav: navigationOf('en'), sidebar: sidebarOf('en') },
    },
    zh: {
      label: '简体中文',
      lang: 'zh-CN',
      description: '如何使用、部署、集成与审查 Slipway。',
      themeConfig: chineseTexts,
    },
  },
  themeConfig: {
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          options: { tokenize },
          // Most who search are users: the guide comes before the reference.
          searchOptions: { boostDocument: (page: string) => (page.includes('/guide/') ? 3 : 1) },
        },
        locales: {
          zh: {
            translations: {
              button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
              modal: {
                displayDetails: '显示详细列表',
                resetButtonTitle: '清除',
                backButtonTitle: '关闭搜索',
                noResultsText: '没有找到',
                footer: { selectText: '选择', navigateText: '切换', closeText: '关闭' },
              },
            },
          },
        },
      },
    },
  },
})
