import { expect, onTestFinished, test } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { settle } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'
import { dueLooks } from './due-looks.ts'
import { findLayoutFaults } from './find-layout-faults.ts'
import { fullRoutes } from './full-routes.ts'
import { specifiedRoutes } from './specified-routes.ts'

const { sweep } = readRunContext()
const routes = sweep === 'full' ? [...specifiedRoutes, ...fullRoutes] : specifiedRoutes

test.each(dueLooks(routes, sweep))(
  '$route in $language: accessible, fits its widths, no error',
  async ({ route, language, schemes, widths }) => {
    // A visitor of its own: what one page leaves behind must not turn another red.
    const [colorScheme] = schemes
    const [width] = widths
    const { page, open, watch, close } = await openVisitor({
      language,
      ...(colorScheme && { colorScheme }),
      ...(width && { width }),
    })
    onTestFinished(close)
    // A sample id may name nothing: the API says so, and the browser notes every answer of that kind.
    watch.expect(/status of 404 \(Not Found\) \(.*\/api\//)
    const separator = route.includes('?') ? '&' : '?'
    await open(`${route}${separator}chain=local`)
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      await settle(page)
      expect(await checkAccessibility(page)).toEqual([])
      expect(await takeShots(page, { screen: route, language, scheme }, widths)).toEqual([])
    }
    for (const wide of sweep === 'full' ? widths : []) {
      await page.setViewportSize({ width: wide, height: 900 })
      await settle(page)
      expect(await findLayoutFaults(page, wide)).toEqual([])
    }
    expect(await page.title()).toMatch(/\S/)
    expect(watch.unexpected()).toEqual([])
  },
)
