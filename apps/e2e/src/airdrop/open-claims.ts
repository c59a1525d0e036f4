import { m } from '@slipway/messages'
import type { Locator } from 'playwright-core'
import type { PrivateKeyAccount } from 'viem'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { confirmColumns } from '../pages/confirm-columns.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

/** Somebody with a wallet on a page of airdrops. */
export interface AirdropVisitor extends Visitor {
  readonly review: ReviewDialog
  field(name: string): Locator
  fill(texts: Readonly<Record<string, string>>): Promise<void>
  fillTime(name: string, seconds: bigint): Promise<void>
  /** Chooses one of a few by its title. */
  choose(title: string): Promise<void>
  /** Gives the page a file with these lines. */
  takeFile(lines: readonly string[], name?: string): Promise<void>
  /** Drops a file with these lines onto the place for it. */
  dropFile(lines: readonly string[], name?: string): Promise<void>
}

/** Opens a page of airdrops with a connected wallet. @param path without the network */
export async function openAirdrop(
  account: PrivateKeyAccount,
  path: string,
  chain = 'local',
  options: VisitorOptions = {},
): Promise<AirdropVisitor> {
  const visitor = await openVisitor({ accounts: [account], walletChains: [chain], ...options })
  const { page } = visitor
  const locale = options.language ?? 'en-US'
  const panel = new WalletPanel(page, locale)
  await visitor.open(`${path}${path.includes('?') ? '&' : '?'}chain=${chain}`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  const field = (name: string) => page.locator(`#airdrop-claims-${name}`)
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) {
      await field(name).fill(text)
      await field(name).blur()
    }
  }
  return Object.assign(visitor, {
    review: new ReviewDialog(page, locale),
    field,
    fill,
    fillTime: (name: string, seconds: bigint) => fill({ [name]: momentAsTyped(seconds) }),
    choose: (title: string) => page.getByRole('radio', { name: title }).first().check(),
    async dropFile(lines: readonly string[], name = 'dropped.csv') {
      const text = lines.join('\n')
      const dataTransfer = await page.evaluateHandle(
        ([content, title]) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([content], title, { type: 'text/csv' }))
          return transfer
        },
        [text, name] as const,
      )
      const place = page.locator('input[type=file]').first().locator('xpath=ancestor::div[1]')
      for (const type of ['dragenter', 'dragover', 'drop'])
        await place.dispatchEvent(type, { dataTransfer })
      await confirmColumns(page, locale)
    },
    takeFile: async (lines: readonly string[], name = 'list.csv') => {
      await page
        .locator(
          `label:has-text("${m.airdrop_list_choose({}, { locale })}") input, input[type=file]`,
        )
        .first()
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
      await confirmColumns(page, locale)
    },
  })
}
