import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import { templateIds } from '@slipway/sdk/platform/template-id'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../src/dialogue/dialogue.ts'
import { questions } from '../src/dialogue/questions.ts'
import { SUMMARY } from '../src/dialogue/take-answer.ts'
import type { RunningBot } from '../src/start-bot.ts'
import { type BotWorld, startBotWorld } from './bot-world.ts'
import { chatActs, requestOf } from './chat-acts.ts'
import { goodAnswers, viewAt } from './dialogue-world.ts'
import { HookPerson } from './hook-person.ts'
import type { Sent } from './person.ts'

const SECRET = 's'.repeat(32)
/** Of three templates, whose holders are paid by this platform's own contract or not at all. */
const WITHOUT_DIVIDENDS = [2, 6]
const MOST_QUESTIONS = 60
const owner = getDevelopmentAccount(3)
const marketing = getDevelopmentAccount(4)
let world: BotWorld
let bot: RunningBot
const { link, dialogueOf } = chatActs(() => world)

beforeAll(async () => {
  world = await startBotWorld(18_654)
  bot = await world.startBot({
    BOT_WEBHOOK_URL: 'http://127.0.0.1:1/webhook',
    BOT_WEBHOOK_SECRET: SECRET,
  })
})
afterAll(async () => {
  await bot?.stop()
  await world?.stop()
})

const tokenOf = ({ text }: Sent) => /\n(0x[0-9a-fA-F]{40})\n/.exec(text)?.[1] as Address

/** What is typed or tapped for each question; addresses are of this network. */
function answersOf(goal: string, id: number): Readonly<Record<string, Answer>> {
  return {
    ...goodAnswers,
    ...{ goal, templateId: String(id), symbol: `TP${id}`, name: `Template ${id}` },
    ...{ receiver: owner.address, marketingWallet: marketing.address },
    liquidityReceiver: marketing.address,
    ...{ rewardToken: world.venue.wrappedNative, nft: localCollectionAddress },
    marketingShare: WITHOUT_DIVIDENDS.includes(id) ? '70' : '30',
  }
}

/** Answers every question of a dialogue as the chat shows it, and returns those that were asked. */
async function answerAll(
  person: HookPerson,
  chat: number,
  answers: Readonly<Record<string, Answer>>,
) {
  const asked: string[] = []
  for (let step = 0; step < MOST_QUESTIONS; step++) {
    const dialogue = await dialogueOf(chat)
    if (!dialogue) throw new Error('there is no dialogue')
    const { at } = dialogue
    if (at === SUMMARY) return asked
    asked.push(at)
    const question = questions.find(({ field }) => field === at)
    const answer = answers[at] ?? ''
    const choice = question
      ?.choices?.(viewAt(dialogue), { locale: 'en-US' })
      .find(({ value }) => value === answer)
    const text = Array.isArray(answer) ? answer.join(' ') : String(answer)
    // Nobody who could have invited has made a token here.
    if (at === 'inviter') await person.taps('Keep the default')
    else await (choice ? person.taps(choice.label) : person.says(text))
    expect([at, person.all().at(-1)?.text]).not.toEqual([at, expect.stringContaining('⚠️')])
  }
  throw new Error('the dialogue does not end')
}

const every = templateIds.flatMap((id) => [
  ['create', id, 400 + id] as const,
  ['launch', id, 420 + id] as const,
])

test.each(every)(
  'to %s template %i: asked, tried out, signed, and on the chain',
  async (goal, id, chat) => {
    const person = new HookPerson(world, chat, { port: () => bot.port, secret: SECRET })
    await link(person, owner)
    await person.says('/create')
    const asked = await answerAll(person, chat, answersOf(goal, id))
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.includes('rewardToken')).toBe(id === 3)
    expect(asked.includes('nft')).toBe(id === 8)
    await person.hears('All questions are answered')
    await person.taps('Simulate and prepare')
    const verb = goal === 'launch' ? 'Launch' : 'Create'
    const offer = await person.hears(`${verb} Template ${id} (TP${id})`)
    expect(offer.text).toContain('Just simulated on the network')
    expect(await world.sign(await requestOf(offer))).toBe('mined')
    const address = tokenOf(await person.hears(`TP${id}: in block`))
    const token = await getToken(world.client, getTokenContracts(world.chain), { address })
    expect(token).toMatchObject({ symbol: `TP${id}`, owner: owner.address })
    expect(Number(token.record.templateId)).toBe(id)
    expect(token.taxed?.launch.isLaunched).toBe(id === 1 ? undefined : goal === 'launch')
  },
)
