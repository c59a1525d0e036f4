import { expect, onTestFinished, test } from 'vitest'
import { openVisitor } from '../harness/open-visitor.ts'
import { settle } from '../harness/settle.ts'
import { dueLooks } from './due-looks.ts'
import { findFocusFaults } from './find-focus-faults.ts'
import { findVanishedParts } from './find-vanished-parts.ts'

/** Screens that between them show every kind of part. */
const routes = [
  ...['/index', '/token/create', '/token/list', '/presale/create', '/presale/list', '/lock/create'],
  ...['/nft/create', '/mining/create', '/airdrop/create', '/vip', '/kyc/index'],
  ...['/tools/venues', '/tools/powers', '/tools/solvency', '/tools/address', '/form/step'],
  ...['/dashboard/monitor', '/list/basic', '/solana?network=solana-local'],
]

test.each(dueLooks(routes, 'gate'))(
  '$route in the system’s own colours: shapes, states and the focus can be seen',
  async ({ route, language, schemes: [colorScheme = 'light'] }) => {
    const { page, open, watch, close } = await openVisitor({ language, colorScheme })
    onTestFinished(close)
    // A sample id may name nothing: the API says so, and the browser notes every answer of that kind.
    watch.expect(/status of 404 \(Not Found\) \(.*\/api\//)
    await open(`${route}${route.includes('?') ? '&' : '?'}chain=local`)
    await settle(page)
    const faults = [...(await findVanishedParts(page)), ...(await findFocusFaults(page))]
    expect(faults).toEqual([])
    expect(watch.unexpected()).toEqual([])
  },
)
