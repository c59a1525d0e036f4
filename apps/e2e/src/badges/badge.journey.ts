import { buffer } from 'node:stream/consumers'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Page } from 'playwright-core'
import { type Address, type PrivateKeyAccount, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { readRunContext } from '../harness/run-context.ts'
import { waitFor } from '../harness/wait-for.ts'
import { type Collector, openCollector } from '../nft/open-collector.ts'
import { BadgeForm } from '../pages/badge-form.ts'
import { ReviewDesk } from '../pages/review-desk.ts'
import { look } from '../screens/look.ts'
import { createOperator } from './create-operator.ts'

const PDF = Buffer.from('%PDF-1.7\nwhatever stands in it\n')
const chip = /^KYC by Harbour Registry, until /
/** The watcher's turn, the index, and what the page asks for again. */
const DROP_MS = 60_000

let owner: PrivateKeyAccount
let heir: PrivateKeyAccount
let token: Address
let visitor: Collector
let page: Page
let form: BadgeForm
let operator: Collector
let attester: PrivateKeyAccount

beforeAll(async () => {
  const [first, second, third] = await createFreshAccounts(3)
  if (!first || !second || !third) throw new Error('An account is missing.')
  owner = first
  heir = second
  attester = third
  token = await deployToken('local', owner)
  const { apiUrl } = readRunContext()
  await waitFor(
    'the token in the index',
    async () => (await fetch(`${apiUrl}/api/tokens/local/${token}`)).status,
    (status) => status === 200,
  )
  visitor = await openCollector(owner, { chain: 'local', path: '/kyc/index' })
  page = visitor.page
  form = new BadgeForm(page)
  // The browser notes the refusal that the first application causes on purpose.
  visitor.watch.expect(/status of 40[34] .*\/api\/badge-applications/)
})

afterAll(async () => {
  await visitor?.leave()
  await operator?.close()
})

const open = (path: string) => visitor.open(`${path}${path.includes('?') ? '&' : '?'}chain=local`)
const ofProject = m.badges_application_line({ kind: m.badges_kind_kyc(), project: 'Harbour Light' })

const stepOf = (act: string, actor: string) => m.badgereview_step({ act, actor })

/** The granted application at the desk, from whatever stands there. */
async function openGranted() {
  const desk = operator.page
  await desk.getByText(m.outbox_part_messages(), { exact: true }).click()
  await desk.getByText(m.outbox_part_applications(), { exact: true }).first().click()
  await desk
    .getByLabel(m.badgereview_queue_state(), { exact: true })
    .selectOption({ label: m.badges_state_granted() })
  const name = m.badgereview_open_one({ name: ofProject })
  await desk.getByRole('button', { name, exact: true }).first().click()
}

/** The operator's own browser, signed in at the desk after two failed attempts. */
async function openDesk(): Promise<Page> {
  const { name, password, code } = await createOperator()
  operator = await openCollector(attester, { chain: 'local', path: '/kyc/review' })
  operator.watch.expect(/status of 422 .*\/api\/operator\/login/)
  const desk = operator.page
  const review = new ReviewDesk(desk)
  await review.button(m.badgereview_signin_button()).click()
  for (const text of [
    m.badgereview_name_wrong(),
    m.badgereview_password_wrong(),
    m.badgereview_code_wrong(),
  ])
    await desk.getByText(text).waitFor()
  await review.enter({ name, password: `${password}x`, code: code() })
  await desk.getByText(m.badgereview_login_wrong()).waitFor()
  await review.enter({ name, password, code: code() })
  await desk.getByRole('button', { name: m.badgereview_signout(), exact: true }).waitFor()
  return desk
}

test('says what each badge means, and asks who applies to sign in', async () => {
  await page.getByRole('heading', { level: 1, name: m.badges_page_title() }).waitFor()
  for (const text of [m.badges_says_not_kyc(), m.badges_says_not_audit(), m.badges_says_not_safu()])
    await page.getByText(text).waitFor()
  await page.getByText(m.badges_signed_out()).waitFor()
  await open('/kyc/audit')
  await page.getByText(m.badges_says_audit()).waitFor()
  await open('/user/login?redirect=%2Fkyc%2Findex')
  await page
    .locator('#content')
    .getByRole('button', { name: m.account_login_wallet(), exact: true })
    .click()
  await form.own().getByText(m.badges_own_none()).waitFor()
  await look(visitor, 'badges')
})

test('every wrong entry has its message, and a contract of nobody is refused', async () => {
  await form.handIn()
  for (const text of [
    m.error_Badge_ContractWrong(),
    m.error_Badge_ProjectWrong(),
    m.error_Badge_ContactWrong(),
    m.error_Badge_WebsiteWrong(),
    m.error_Badge_StatementWrong(),
  ])
    await page.getByText(text).waitFor()
  expect(await page.getByText(m.error_Badge_DocumentMissing()).count()).toBe(2)
  await form.field(m.badges_field_contract()).fill('0x00000000000000000000000000000000000000ab')
  await form.field(m.badges_field_project()).fill('Harbour Light')
  await form.field(m.badges_field_contact()).fill('team@mail.example')
  await form.field(m.badges_field_website()).fill('https://harbour.example/')
  await form.field(m.badges_field_statement()).fill('Two founders with documents of their country.')
  const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: PDF }
  await form.choose(m.badges_document_identity(), scan)
  await form.choose(m.badges_document_residence(), scan)
  await form.handIn()
  await page.getByText(m.error_BADGE_SUBJECT_NOT_FOUND()).waitFor()
})

test('an application is handed in, and granted at the operator’s desk; its documents are opened on record', async () => {
  await form.field(m.badges_field_contract()).fill(token)
  await form.handIn()
  await page.getByText(m.badges_apply_done()).waitFor()
  await form.own().getByText(m.badges_state_submitted(), { exact: true }).waitFor()

  const desk = await openDesk()
  const review = new ReviewDesk(desk)
  await review.open(ofProject)
  await review.take()
  const saving = desk.waitForEvent('download')
  await desk
    .getByRole('button', { name: m.badgereview_document_save({ name: 'scan.pdf' }), exact: true })
    .first()
    .click()
  expect(await buffer(await (await saving).createReadStream())).toEqual(PDF)
  await open('/kyc/index')
  await form.own().getByText(m.badges_state_inReview(), { exact: true }).waitFor()
  await form
    .own()
    .getByText(/^The reviewer opened a document once/)
    .waitFor()
  await look(operator, 'badge-review')
  await desk.getByLabel(m.badgereview_days(), { exact: true }).fill('366')
  await desk.getByRole('button', { name: m.badgereview_grant(), exact: true }).click()
  for (const text of [
    m.error_Badge_IssuerWrong(),
    m.error_Badge_ScopeWrong(),
    m.error_Badge_ExpiryWrong(),
  ])
    await desk.getByText(text).waitFor()
  await review.grant({
    issuer: 'Harbour Registry',
    scope: 'Passports of both founders were compared with them by video.',
    days: '30',
  })
  await open('/kyc/index')
  await form.own().getByText(m.badges_state_granted(), { exact: true }).waitFor()
  await page.getByRole('button', { name: chip }).first().waitFor()
  await look(visitor, 'badges-granted')
})

test('the operator reads what was mailed, and hands it on where no mail server does; then signs out', async () => {
  const email = `boatswain-${Date.now()}@mail.example`
  const answer = await fetch(`${readRunContext().apiUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Abcdefg1!?', language: 'en-US' }),
  })
  expect(answer.status).toBe(200)
  const desk = operator.page
  await desk.getByText(m.outbox_part_messages(), { exact: true }).click()
  const mail = desk.getByRole('listitem').filter({ hasText: email })
  await mail.getByText(m.outbox_status_queued(), { exact: true }).waitFor()
  await mail.getByText(m.outbox_message(), { exact: true }).click()
  await mail.getByText(/\/user\/register-result\?token=/).waitFor()
  await desk.getByRole('heading', { name: m.outbox_reports(), exact: true }).waitFor()
  await look(operator, 'operator-outbox')
})

test('the badge is attested on chain by a wallet that the operator names, and recorded', async () => {
  const desk = operator.page
  await openGranted()
  await desk.getByRole('button', { name: m.badgereview_attest_button(), exact: true }).click()
  await desk.getByText(m.badgereview_attest_untrusted()).waitFor()
  await desk.getByText(m.badgereview_attesters(), { exact: true }).first().click()
  await desk.getByText(m.badgereview_attesters_none()).waitFor()
  await desk.getByRole('button', { name: m.badgereview_attester_name(), exact: true }).click()
  for (const text of [m.error_Badge_AttesterWrong(), m.error_Badge_AttesterNameWrong()])
    await desk.getByText(text).waitFor()
  const wallet = desk.getByLabel(m.badgereview_attester_address(), { exact: true })
  await wallet.fill(attester.address)
  await desk.getByLabel(m.badgereview_attester_who(), { exact: true }).fill('Harbour desk')
  await desk.getByRole('button', { name: m.badgereview_attester_name(), exact: true }).click()
  await desk
    .getByRole('button', {
      name: m.badgereview_attester_remove_one({ name: 'Harbour desk' }),
      exact: true,
    })
    .waitFor()
  await look(operator, 'badge-attesters')
  await openGranted()
  await look(operator, 'badge-attest')
  await desk.getByRole('button', { name: m.badgereview_attest_button(), exact: true }).click()
  const { review } = operator.nft
  await review.approved.waitFor()
  await review.dialog.getByText(m.badgereview_attest_first()).waitFor()
  await look(operator, 'badge-attest-review')
  await review.sign()
  await desk
    .getByText(stepOf(m.badgereview_act_attested(), m.badgereview_actor_operator()))
    .waitFor({
      timeout: DROP_MS,
    })
  await desk.getByText(m.badges_attested_matches()).waitFor()
  await look(operator, 'badge-attested-desk')
})

test('the badge stands beside the token’s name in lists and on its page, with what it proves and what not', async () => {
  await open('/token/list?whose=all')
  const named = page.getByRole('rowheader').filter({ hasText: shortenAddress(token) })
  await named.getByText(m.badges_kind_kyc(), { exact: true }).waitFor()
  await look(visitor, 'badge-in-list')
  for (const path of [`/search?q=${token}`, `/owner/${owner.address}`, '/list/query?kind=token']) {
    await open(path)
    const line = page
      .locator('#content :is(li, tr)')
      .filter({ has: page.locator(`a[href*="${token}"]`) })
    await line.getByText(m.badges_kind_kyc(), { exact: true }).waitFor()
  }
  await open(`/token/view/${token}`)
  await page.getByRole('button', { name: chip }).click()
  const proof = page.getByRole('dialog', { name: chip })
  await proof.getByText(m.badges_proves({ kind: m.badges_kind_kyc() })).waitFor()
  await proof.getByText('Passports of both founders were compared').waitFor()
  await proof.getByText(m.badges_says_not_kyc()).waitFor()
  await proof.getByText(m.badges_attested_matches()).waitFor()
  await look(visitor, 'badge-proof')
  await page.keyboard.press('Escape')
})

test('it drops by itself when the token is handed over', async () => {
  const probe = createChainProbe('local')
  const hash = await probe.writeContract({
    account: owner,
    address: token,
    abi: parseAbi(['function transferOwnership(address)']),
    functionName: 'transferOwnership',
    args: [heir.address],
  })
  await probe.waitForTransactionReceipt({ hash })
  await page.getByRole('button', { name: chip }).waitFor({ state: 'detached', timeout: DROP_MS })
  await open('/kyc/index')
  await form.own().getByText(m.badges_state_dropped(), { exact: true }).waitFor()
  await form.own().getByText(m.badges_end_owner()).waitFor()
})

test('what was attested is revoked after that, noted by the server, and the operator signs out', async () => {
  const desk = operator.page
  await openGranted()
  await desk.getByText(m.badgereview_revoke_text()).waitFor()
  await look(operator, 'badge-revoke')
  await desk.getByRole('button', { name: m.badgereview_revoke_button(), exact: true }).click()
  const { review } = operator.nft
  await review.approved.waitFor()
  await review.sign()
  const noted = stepOf(m.badgereview_act_attestationrevoked(), m.badgereview_actor_server())
  await desk.getByText(noted).waitFor({ timeout: DROP_MS })
  await desk.getByText(m.badges_attested_revoked()).waitFor()
  await desk.getByRole('button', { name: m.badgereview_signout(), exact: true }).click()
  await desk.getByRole('button', { name: m.badgereview_signin_button(), exact: true }).waitFor()
})
