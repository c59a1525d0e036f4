import { afterAll, expect, test } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { takeShots } from '../screens/take-shots.ts'
import { dueRoutes } from './due-routes.ts'
import { settle } from './settle.ts'
import { specifiedRoutes } from './specified-routes.ts'

const languages = ['en-US', 'zh-CN'] as const
const schemes = ['light', 'dark'] as const
const visitors = new Map<string, Promise<Visitor>>()

afterAll(async () => {
  for (const visitor of visitors.values()) await (await visitor).close()
})

async function openSweeper(language: (typeof languages)[number]): Promise<Visitor> {
  const visitor = await openVisitor({ language })
  // A sample id may name nothing: the API says so, and the browser notes every answer of that kind.
  visitor.watch.expect(/status of 404 \(Not Found\) \(.*\/api\//)
  return visitor
}

function visitorOf(language: (typeof languages)[number]): Promise<Visitor> {
  const visitor = visitors.get(language) ?? openSweeper(language)
  visitors.set(language, visitor)
  return visitor
}

const due = dueRoutes(specifiedRoutes, readRunContext()).flatMap((route) =>
  languages.map((language) => ({ route, language })),
)

test.each(due)(
  '$route in $language: accessible in both themes, fits both widths, no error',
  async ({ route, language }) => {
    const { page, open, watch } = await visitorOf(language)
    const before = watch.unexpected().length
    const separator = route.includes('?') ? '&' : '?'
    await open(`${route}${separator}chain=local`)
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      await settle(page)
      expect(await checkAccessibility(page)).toEqual([])
      expect(await takeShots(page, { screen: route, language, scheme })).toEqual([])
    }
    expect(await page.title()).toMatch(/\S/)
    expect(watch.unexpected().slice(before)).toEqual([])
  },
)
