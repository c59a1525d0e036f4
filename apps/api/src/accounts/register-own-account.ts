import { fixedSession } from '@slipway/sdk/accounts/session'
import { menuTree } from '@slipway/sdk/navigation/menu-tree'
import { routes } from '@slipway/sdk/navigation/routes'
import type { Context } from 'hono'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import { recordEvent } from './account-events.ts'
import type { AccountParts } from './account-parts.ts'
import { changeName, changePassword, endOwnSession, readOwnAccount } from './own-account.ts'
import { confirmPhone, reportLostCode, sendPhoneCode } from './phone.ts'
import { proveWallet } from './prove-wallet.ts'
import { ownRoutes } from './routes.ts'
import { beginSecondStep, confirmSecondStep, dropSecondStep } from './second-step.ts'
import { askerOf, requireSession } from './sessions.ts'
import { linkWallet, removeWallet } from './wallet-sign-in.ts'

const done = { result: {} }
const isOwn = 'private, no-store'

/** The menu of every session: all have the fixed roles (settled S-02). */
const menu = menuTree(routes, () => true).map(({ group, entries }) => ({
  group,
  entries: entries.map(({ path, ...tags }) => ({
    path,
    ...('permission' in tags && { permission: tags.permission }),
  })),
}))

/** Adds what the signed-in account reads and changes of itself. */
export function registerOwnAccount(app: ApiApp, demand: () => AccountParts): void {
  const own = async (c: Context<ApiEnvironment>) => {
    const parts = demand()
    c.header('Cache-Control', isOwn)
    return { parts, who: await requireSession(parts, c), asker: askerOf(c) }
  }
  app.openapi(ownRoutes.info, async (c) => {
    const { account } = (await own(c)).who
    const info = { id: account.id, name: account.name, email: account.email ?? '' }
    return c.json(
      { result: { ...fixedSession, roles: rolesOf(), welcome: account.name, info } },
      200,
    )
  })
  app.openapi(ownRoutes.nav, async (c) => {
    await own(c)
    return c.json({ result: menu }, 200)
  })
  app.openapi(ownRoutes.account, async (c) => {
    const { parts, who } = await own(c)
    return c.json({ result: await readOwnAccount(parts, who) }, 200)
  })
  app.openapi(ownRoutes.name, async (c) => {
    const { parts, who } = await own(c)
    await changeName(parts, who, c.req.valid('json').name)
    return c.json(done, 200)
  })
  app.openapi(ownRoutes.password, async (c) => {
    const { parts, who, asker } = await own(c)
    const { language, ...passwords } = c.req.valid('json')
    await changePassword(parts, who, { ...passwords, locale: language }, asker)
    return c.json(done, 200)
  })
  app.openapi(ownRoutes.endSession, async (c) => {
    const { parts, who, asker } = await own(c)
    await endOwnSession(parts, who, c.req.valid('json').id, asker)
    return c.json(done, 200)
  })
  app.openapi(ownRoutes.linkWallet, async (c) => {
    const { parts, who, asker } = await own(c)
    await linkWallet(parts, who.account, await proveWallet(parts, c.req.valid('json')), asker)
    return c.json(done, 200)
  })
  app.openapi(ownRoutes.removeWallet, async (c) => {
    const { parts, who, asker } = await own(c)
    await removeWallet(parts, who, c.req.valid('json').address, asker)
    return c.json(done, 200)
  })
  registerSecondStep(app, own)
  registerPhone(app, own)
}

type Own = (c: Context<ApiEnvironment>) => Promise<{
  parts: AccountParts
  who: Awaited<ReturnType<typeof requireSession>>
  asker: ReturnType<typeof askerOf>
}>

/** Writable copies for an answer. */
const rolesOf = () =>
  fixedSession.roles.map(({ id, permissions }) => ({
    id,
    permissions: permissions.map(({ permissionId, actionList }) => ({
      permissionId,
      actionList: [...actionList],
    })),
  }))

function registerSecondStep(app: ApiApp, own: Own): void {
  app.openapi(ownRoutes.beginSecondStep, async (c) => {
    const { parts, who } = await own(c)
    return c.json({ result: beginSecondStep(parts, who.account) }, 200)
  })
  app.openapi(ownRoutes.confirmSecondStep, async (c) => {
    const { parts, who, asker } = await own(c)
    const codes = await confirmSecondStep(parts, who.account, c.req.valid('json'))
    await recordEvent(parts.database, 'second-step-on', who.account.id, asker.client)
    return c.json({ result: { recoveryCodes: [...codes] } }, 200)
  })
  app.openapi(ownRoutes.dropSecondStep, async (c) => {
    const { parts, who, asker } = await own(c)
    await dropSecondStep(parts, who.account, c.req.valid('json').code)
    await recordEvent(parts.database, 'second-step-off', who.account.id, asker.client)
    return c.json(done, 200)
  })
}

function registerPhone(app: ApiApp, own: Own): void {
  app.openapi(ownRoutes.sms, async (c) => {
    const { parts, who, asker } = await own(c)
    const { phone, language } = c.req.valid('json')
    await sendPhoneCode(parts, who, { phone, locale: language }, asker)
    return c.json(done, 200)
  })
  app.openapi(ownRoutes.smsErr, async (c) => {
    const { parts, who } = await own(c)
    await reportLostCode(parts, who, c.req.valid('json').phone)
    return c.json(done, 200)
  })
  app.openapi(ownRoutes.phone, async (c) => {
    const { parts, who, asker } = await own(c)
    await confirmPhone(parts, who, c.req.valid('json'), asker)
    return c.json(done, 200)
  })
}
