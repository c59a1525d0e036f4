import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type ApplicationAct, badgeState, stateAfter, statesBefore } from './application-acts.ts'
import { readApplication, readGrant, readNote } from './badge-forms.ts'
import { APPLICATION_STATES, missingDocuments } from './badge-kinds.ts'
import { documentNameField } from './badge-schemas.ts'
import { findDropReason, taxBits } from './find-drop-reason.ts'

const said = {
  contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  project: ' Harbour Light ',
  contact: 'team@mail.example',
  website: 'https://harbour.example/',
  statement: 'Two founders with documents from their own country.',
}
const codes = (reading: ReturnType<typeof readApplication | typeof readGrant>) =>
  reading.ok ? {} : Object.fromEntries(reading.issues.map(({ field, code }) => [field, code]))

describe('an application', () => {
  it('is read without spaces around its words, and without what its kind does not ask for', () => {
    expect(readApplication('kyc', { ...said, auditor: 'Someone', report: 'nowhere' })).toEqual({
      ok: true,
      params: { ...said, project: 'Harbour Light', auditor: '', report: '' },
    })
  })

  it('for an audit names the auditor and where the report lies', () => {
    expect(codes(readApplication('audit', said))).toEqual({
      auditor: 'Badge_AuditorWrong',
      report: 'Badge_ReportWrong',
    })
    const cid = 'ipfs://bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq'
    for (const report of ['https://audits.example/1.pdf', cid]) {
      expect(codes(readApplication('audit', { ...said, auditor: 'Keel Review', report }))).toEqual(
        {},
      )
    }
  })

  it.each([
    'http://harbour.example',
    'https://user:pass@harbour.example',
    'javascript:alert(1)',
    'https://localhost',
    'harbour.example',
  ])('takes no link like %s', (website) => {
    expect(codes(readApplication('kyc', { ...said, website }))).toEqual({
      website: 'Badge_WebsiteWrong',
    })
  })

  it('demands the documents of its kind, each once', () => {
    expect(missingDocuments('kyc', ['identity'])).toEqual(['residence'])
    expect(missingDocuments('kyc', ['identity', 'residence', 'company'])).toEqual([])
    expect(missingDocuments('audit', [])).toEqual(['report'])
    expect(missingDocuments('safu', ['company'])).toEqual(['review'])
  })

  it('is decided by a review alone, and never leaves a decision', () => {
    expect(statesBefore('grant')).toEqual(['inReview'])
    expect(stateAfter('submitted', 'grant')).toBeUndefined()
    const acts: ApplicationAct[] = ['change', 'submit', 'retract', 'take', 'ask', 'grant', 'refuse']
    for (const state of ['granted', 'refused', 'retracted'] as const) {
      for (const act of acts) expect(stateAfter(state, act)).toBeUndefined()
    }
    const reached = new Set(
      APPLICATION_STATES.flatMap((state) => acts.flatMap((act) => stateAfter(state, act) ?? [])),
    )
    expect(reached).toEqual(new Set(APPLICATION_STATES))
  })
})

describe('what an operator says', () => {
  const grant = { issuer: 'Harbour Registry', scope: 'Passports were compared.', report: '' }

  it('names issuer and scope, and a report with an audit alone', () => {
    expect(codes(readGrant('kyc', grant))).toEqual({})
    expect(codes(readGrant('audit', grant))).toEqual({ report: 'Badge_ReportWrong' })
    expect(codes(readGrant('safu', { issuer: '', scope: 'short', report: 'x' }))).toEqual({
      issuer: 'Badge_IssuerWrong',
      scope: 'Badge_ScopeWrong',
      report: 'Badge_ReportWrong',
    })
  })

  it('is explained', () => {
    expect(readNote({ note: '  ' }).ok).toBe(false)
    expect(readNote({ note: 'Names differ.' })).toEqual({
      ok: true,
      params: { note: 'Names differ.' },
    })
  })
})

test.each(['', '..', 'a/b', 'a\\b', 'a\u0000b', 'a\nb', 'x'.repeat(101)])(
  'no document is called %j',
  (name) => expect(documentNameField.safeParse(name).success).toBe(false),
)

describe('a badge', () => {
  const bond = { codeHash: '0xc0', owner: '0x01', taxBits: '100/200/0' }

  it('says something until its last second, and nothing once it has ended', () => {
    expect(badgeState({ expiresAt: 10, endReason: null }, 9)).toBe('valid')
    expect(badgeState({ expiresAt: 10, endReason: null }, 10)).toBe('expired')
    expect(badgeState({ expiresAt: 10, endReason: 'withdrawn' }, 1)).toBe('withdrawn')
    for (const endReason of ['code', 'owner', 'tax'] as const) {
      expect(badgeState({ expiresAt: 10, endReason }, 1)).toBe('dropped')
    }
  })

  it('drops with the first of code, owner and taxes that is another', () => {
    expect(findDropReason(bond, bond)).toBeUndefined()
    expect(findDropReason(bond, { ...bond, codeHash: '0xc1' })).toBe('code')
    expect(findDropReason(bond, { ...bond, owner: '0x02' })).toBe('owner')
    expect(findDropReason(bond, { ...bond, taxBits: '100/201/0' })).toBe('tax')
  })

  it('never drops for what could not be read', () => {
    const unread = fc.record({
      codeHash: fc.constantFrom(undefined, bond.codeHash),
      owner: fc.constantFrom(undefined, bond.owner),
      taxBits: fc.constantFrom(undefined, bond.taxBits),
    })
    fc.assert(fc.property(unread, (facts) => findDropReason(bond, facts) === undefined))
  })

  it('tells every change of a tax', () => {
    const bps = fc.integer({ min: 0, max: 10_000 })
    const taxes = fc.record({ buyTaxBps: bps, sellTaxBps: bps, transferTaxBps: bps })
    fc.assert(
      fc.property(taxes, taxes, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        return (taxBits(one) === taxBits(other)) === isSame
      }),
    )
  })
})
