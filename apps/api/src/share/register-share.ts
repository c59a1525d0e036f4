import type { ChainDefinition } from '@slipway/chains'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp } from '../http/api-app.ts'
import { hasAnswer } from '../http/has-answer.ts'
import type { ResolveChain } from '../http/resolve-chain.ts'
import { makePictureMaker } from './picture-maker.ts'
import { readShareCard } from './read-share-card.ts'
import { getShareCardRoute, getShareImageRoute } from './routes.ts'
import type { ShareKind } from './schemas.ts'

/** Figures on a card may be this old: chats ask many times for one link. */
const FRESH = 'public, max-age=60'

/** Puts the handlers behind what a link says of itself in a chat, in words and as a picture. */
export function registerShare(
  app: ApiApp,
  database: ReadDatabase,
  resolveChain: ResolveChain,
  chains: readonly ChainDefinition[],
): void {
  const pictures = makePictureMaker()
  const cardOf = (
    { kind, subject }: { kind: ShareKind; subject: string },
    { chain, lang }: { chain: string; lang: 'en-US' | 'zh-CN' },
  ) =>
    readShareCard(database, chains, {
      kind,
      subject,
      chainIdOf: () => resolveChain(chain),
      lang,
    })

  app.openapi(getShareCardRoute, async (c) => {
    const card = await cardOf(c.req.valid('param'), c.req.valid('query'))
    c.header('Cache-Control', FRESH)
    return c.json(card, 200)
  })
  app.openapi(getShareImageRoute, async (c) => {
    const card = await cardOf(c.req.valid('param'), c.req.valid('query'))
    const tag = pictures.tagOf(card)
    c.header('ETag', tag)
    c.header('Cache-Control', FRESH)
    if (hasAnswer(c.req.header('if-none-match'), tag)) return c.body(null, 304)
    return c.body(await pictures.make(card), 200, { 'Content-Type': 'image/png' })
  })
}
