import { m } from '@slipway/messages'
import type { Address, PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale } from '../chain/deploy-presale.ts'
import { readRunContext } from '../harness/run-context.ts'
import { waitFor } from '../harness/wait-for.ts'
import { type Collector, openCollector } from '../nft/open-collector.ts'
import { BadgeForm } from '../pages/badge-form.ts'
import { ReviewDesk } from '../pages/review-desk.ts'
import { look } from '../screens/look.ts'
import { createOperator } from './create-operator.ts'

const PROJECT = 'Quiet Keel'
const REPORT = 'https://keel-audits.example/quiet-keel.pdf'
const PDF = {
  name: 'report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nwhat was found\n'),
}
const auditChip = /^Audit by Keel Audits, until /
const safuChip = /^SAFU by Keel Reviewers, until /
const REASON = 'The team asked for a function that the review does not cover.'

let owner: PrivateKeyAccount
let presale: Address
let token: Address
let visitor: Collector
let operator: Collector
let form: BadgeForm
let desk: ReviewDesk

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('An account is missing.')
  owner = first
  const made = await deployPresale('local', owner)
  presale = made.presale
  token = made.token
  const { apiUrl } = readRunContext()
  await waitFor(
    'the presale in the index',
    async () => (await fetch(`${apiUrl}/api/presales/local/${presale}`)).status,
    (status) => status === 200,
  )
  visitor = await openCollector(owner, {
    chain: 'local',
    path: '/user/login?redirect=%2Fkyc%2Faudit',
  })
  form = new BadgeForm(visitor.page)
  await visitor.page
    .locator('#content')
    .getByRole('button', { name: m.account_login_wallet(), exact: true })
    .click()
  await form
    .own()
    .getByText(m.badges_own_none_of({ kind: m.badges_kind_audit() }))
    .waitFor()
  const { name, password, code } = await createOperator()
  operator = await openCollector(second, { chain: 'local', path: '/kyc/review' })
  desk = new ReviewDesk(operator.page)
  await desk.enter({ name, password, code: code() })
  await desk.button(m.badgereview_signout()).waitFor()
})

afterAll(async () => {
  await visitor?.leave()
  await operator?.leave()
})

const open = (path: string) => visitor.open(`${path}?chain=local`)

async function fillProject(contract: Address): Promise<void> {
  await form.field(m.badges_field_contract()).fill(contract)
  await form.field(m.badges_field_project()).fill(PROJECT)
  await form.field(m.badges_field_contact()).fill('team@mail.example')
  await form.field(m.badges_field_website()).fill('https://keel.example/')
  await form.field(m.badges_field_statement()).fill('The code of the token and its presale.')
}

/** What stands at the desk of a kind, opened. */
async function openAtDesk(kind: string): Promise<void> {
  await desk.open(m.badges_application_line({ kind, project: PROJECT }))
}

test('an audit asks for its auditor, where the report is and the report itself', async () => {
  const { page } = visitor
  await page.getByText(m.badges_says_not_audit()).waitFor()
  await form.handIn()
  for (const text of [m.error_Badge_AuditorWrong(), m.error_Badge_ReportWrong()])
    await page.getByText(text).waitFor()
  expect(await page.getByText(m.error_Badge_DocumentMissing()).count()).toBe(1)
  await fillProject(token)
  await form.field(m.badges_field_auditor()).fill('Keel Audits')
  await form.field(m.badges_field_report()).fill('http://keel-audits.example/quiet-keel.pdf')
  await form.choose(m.badges_document_report(), PDF)
  await form.handIn()
  await page.getByText(m.error_Badge_ReportWrong()).waitFor()
  await look(visitor, 'badge-audit-form')
  await form.field(m.badges_field_report()).fill(REPORT)
  await form.handIn()
  await page.getByText(m.badges_apply_done()).waitFor()
  await form.own().getByText(m.badges_state_submitted(), { exact: true }).waitFor()
})

test('granted at the desk, it stands on the token’s page and leads to the report', async () => {
  await openAtDesk(m.badges_kind_audit())
  await operator.page.getByText('Keel Audits', { exact: true }).waitFor()
  await desk.take()
  // What the applicant said of the report is offered, and is what the badge names.
  expect(await desk.field(m.badges_field_report()).inputValue()).toBe(REPORT)
  await look(operator, 'badge-audit-desk')
  await desk.grant({
    issuer: 'Keel Audits',
    scope: 'The code of the token, as it is deployed.',
    days: '90',
  })
  await desk.button(m.badgereview_back()).click()
  await open(`/token/view/${token}`)
  const { page } = visitor
  await page.getByRole('button', { name: auditChip }).click()
  const proof = page.getByRole('dialog', { name: auditChip })
  await proof.getByText(m.badges_says_audit()).waitFor()
  await proof.getByText(m.badges_says_not_audit()).waitFor()
  const report = proof.getByRole('link', { name: m.badges_report_open(), exact: true })
  expect(await report.getAttribute('href')).toBe(REPORT)
  await look(visitor, 'badge-audit-proof')
  await page.keyboard.press('Escape')
})

test('a SAFU badge is asked for the presale, granted, and stands on the presale’s page', async () => {
  const { page } = visitor
  await open('/kyc/safu')
  await page.getByText(m.badges_says_not_safu()).waitFor()
  await form
    .own()
    .getByText(m.badges_own_none_of({ kind: m.badges_kind_safu() }))
    .waitFor()
  await fillProject(presale)
  await form.choose(m.badges_document_review(), PDF)
  await form.handIn()
  await page.getByText(m.badges_apply_done()).waitFor()
  await openAtDesk(m.badges_kind_safu())
  await desk.take()
  await desk.grant({
    issuer: 'Keel Reviewers',
    scope: 'No function of the presale lets its owner take what others gave.',
    days: '60',
  })
  await open(`/presale/detail/${presale}`)
  await page.getByRole('button', { name: safuChip }).click()
  const proof = page.getByRole('dialog', { name: safuChip })
  await proof.getByText(m.badges_says_safu()).waitFor()
  await proof.getByText('No function of the presale lets its owner').waitFor()
  await look(visitor, 'badge-safu-proof')
  await page.keyboard.press('Escape')
})

test('withdrawn by the operator, it is gone from the presale’s page, and its owner reads why', async () => {
  const { page } = visitor
  await desk.withdraw(REASON)
  await operator.page.getByText(m.badges_state_withdrawn(), { exact: true }).first().waitFor()
  await open(`/presale/detail/${presale}`)
  await page.getByText(m.presale_badges_empty()).waitFor()
  expect(await page.getByRole('button', { name: safuChip }).count()).toBe(0)
  await open('/kyc/safu')
  await form.own().getByText(m.badges_state_withdrawn(), { exact: true }).waitFor()
  await form.own().getByText(REASON).waitFor()
  await look(visitor, 'badge-withdrawn')
  // The badge of the token is another, and stands.
  await open(`/token/view/${token}`)
  await page.getByRole('button', { name: auditChip }).waitFor()
})
