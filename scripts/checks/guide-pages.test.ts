// The guide for users: both languages say the same, and what it names is there.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rewriteLink } from '../../docs/site/rewrite-link.ts'
import {
  fileOf,
  guideLocales,
  guidePages,
  pageOf,
  readmes,
  sections,
} from '../../docs/site/site-pages.ts'
import { findWordProblems } from '../../packages/messages/src/check/find-word-problems.ts'
import { m } from '../../packages/messages/src/index.ts'
import { type Route, routes } from '../../packages/sdk/src/navigation/routes.ts'
import { templateIds } from '../../packages/sdk/src/platform/template-id.ts'
import {
  codeOf,
  figuresOf,
  type GuidePage,
  linkProblems,
  pairProblems,
  plainRoute,
  routesOf,
  sentencesOf,
} from './guide-pages.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pagesOf = (locale: string): readonly GuidePage[] =>
  globSync(`docs/guide/${locale}/*.md`, { cwd: root })
    .sort()
    .map((path) => ({ name: basename(path, '.md'), text: read(path) }))
const guides = guideLocales.map((locale) => ({ locale, pages: pagesOf(locale) }))
const [english = [], chinese = []] = guides.map(({ pages }) => pages)

describe('the guide', () => {
  test.each(guides)('has each of its pages in $locale, and no others', ({ pages }) => {
    expect(pages.map(({ name }) => name)).toEqual([...guidePages].sort())
  })

  test.each(english)('says of $name the same in both languages', ({ name, text }) => {
    const other = chinese.find((page) => page.name === name)
    expect(pairProblems(text, other?.text ?? '')).toEqual([])
  })

  test.each(guides)('uses the words of the product, in $locale', ({ locale, pages }) => {
    const language = ({ en: 'en-US', zh: 'zh-CN' } as const)[locale]
    const problems = pages.flatMap(({ name, text }) =>
      findWordProblems([{ locale: language, texts: sentencesOf(text) }]).map(
        (problem) => `${name} ${problem}`,
      ),
    )
    expect(problems).toEqual([])
  })

  test.each(guides)('has no link to nowhere in $locale', ({ pages }) => {
    expect(linkProblems(pages)).toEqual([])
  })

  test.each(guides)('names addresses that the app has, in $locale', ({ pages }) => {
    const known = routes.map(({ path }) => plainRoute(path))
    const wrong = pages.flatMap(({ name, text }) =>
      routesOf(text)
        .filter((route) => !known.includes(plainRoute(route)))
        .map((route) => `${name}: ${route}`),
    )
    expect(wrong).toEqual([])
  })

  test.each(guides)(
    'has a place for each tool of the menu and each page with a way out, in $locale',
    ({ pages }) => {
      const named = new Set(pages.flatMap(({ text }) => routesOf(text).map(plainRoute)))
      const due = (routes as readonly Route[]).filter(({ hidden, exit }) => !hidden || exit)
      const missing = due.map(({ path }) => path).filter((path) => !named.has(plainRoute(path)))
      expect(missing).toEqual([])
    },
  )

  test.each(guides)(
    'names templates of tokens as their form does, in $locale',
    ({ locale, pages }) => {
      const language = ({ en: 'en-US', zh: 'zh-CN' } as const)[locale]
      const text = pages.find(({ name }) => name === 'tokens')?.text ?? ''
      const named = [...text.matchAll(/^\| (\d) (.+?) \|/gm)].map(([, id, name]) => [
        Number(id),
        name,
      ])
      const names = templateIds.map((id) => [
        id,
        m[`token_template_${id}_name`]({}, { locale: language }),
      ])
      expect(named).toEqual(names)
    },
  )

  test.each(guides)('names files and scripts that exist, in $locale', ({ pages }) => {
    const paths = pages.flatMap(({ text }) =>
      codeOf(text).flatMap((code) => {
        const [, script] = /^(?:npx )?node (\S+)/.exec(code) ?? []
        const isPath = /^(?:packages|apps|contracts|scripts|docs|bench|programs)\//.test(code)
        return [...(script ? [script] : []), ...(isPath ? [code] : [])]
      }),
    )
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test.each(guides)('names scripts of workspaces that exist, in $locale', ({ pages }) => {
    const all = pages.flatMap(({ text }) =>
      [...text.matchAll(/npm run ([\w:-]+) (?:-w|--workspace) (\S+)/g)].map(
        ([, script = '', workspace = '']) => ({ script, workspace }),
      ),
    )
    expect(all.length).toBeGreaterThan(0)
    for (const { script, workspace } of all)
      expect(JSON.parse(read(`${workspace}/package.json`)).scripts, workspace).toHaveProperty([
        script,
      ])
  })
})

describe('what the checks find', () => {
  const page = '# A\n\nIn 24 hours `/lock/list` [there](b.md).\n\n## B'

  test('a heading, figure, code or link that one language lacks', () => {
    expect(pairProblems(page, page.replace('hours', '小时'))).toEqual([])
    for (const [from, to] of [
      ['## B', ''],
      ['24', '48'],
      ['/lock/list', '/lock/create'],
      ['b.md', 'c.md'],
    ] as const)
      expect(pairProblems(page, page.replace(from, to)), from).toHaveLength(1)
    expect(figuresOf('10,000 and 0.5 % of `7` in [8](9.md)')).toEqual(['0.5', '10000', '8'])
  })

  test('a link to a page or a heading that is not there', () => {
    const other = { name: 'b', text: '# Exit fee: 10 %' }
    const problemsOf = (text: string) => linkProblems([{ name: 'a', text }, other])
    expect(problemsOf('[x](b.md#exit-fee-10) [y](../../README.md) [z](https://a.test)')).toEqual([])
    expect(problemsOf('[x](c.md) [y](b.md#no) [z](#no)')).toEqual([
      'a: no page c',
      'a: b has no heading #no',
      'a: a has no heading #no',
    ])
  })
})

describe('the site', () => {
  const listed = sections.flatMap(({ pages }) => pages)

  test('lists every page of the documentation once', () => {
    const all = globSync('docs/**/*.md', {
      cwd: root,
      exclude: ['docs/site/**', '**/node_modules'],
    })
    const byThemselves = all.filter((path) => !/^docs\/(?:guide|decisions)\//.test(path))
    const expected = [...byThemselves, ...Object.values(readmes), 'docs/decisions/README.md']
    expect(listed.toSorted()).toEqual(expected.sort())
  })

  test('makes a page of each file, and knows the file of each page', () => {
    const guide = guideLocales.flatMap((locale) =>
      guidePages.map((name) => `docs/guide/${locale}/${name}.md`),
    )
    const files = [...guide, ...listed, 'docs/decisions/api.md']
    const pages = files.map((file) => pageOf(file) ?? '')
    expect(pages.map(fileOf)).toEqual(files)
    expect(new Set(pages).size).toBe(files.length)
    expect(pageOf('docs/guide/zh/index.md')).toBe('zh/index.md')
    expect(pageOf('scripts/docs.ts')).toBeUndefined()
  })

  test('leads from a page to a page, to the source where it can be read, else nowhere', () => {
    const from = 'docs/runbooks/deploy.md'
    expect(rewriteLink('../decisions/README.md#pages', from)).toBe('/decisions/index.md#pages')
    expect(rewriteLink('../../README.md', from)).toBe('/about/project.md')
    expect(rewriteLink('../../compose.yaml', from)).toBeUndefined()
    expect(rewriteLink('../../compose.yaml', from, 'https://git.test/main')).toBe(
      'https://git.test/main/compose.yaml',
    )
    for (const href of ['https://a.test/x', 'mailto:a@b.test', '#here'])
      expect(rewriteLink(href, from)).toBe(href)
    expect(rewriteLink('../../docs/guide/zh/fees.md', from)).toBe('/zh/guide/fees.md')
  })
})
