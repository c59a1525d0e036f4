import { describe, expect, it } from 'vitest'
import {
  readAttesterForm,
  readGrantForm,
  readLogin,
  readReason,
  readUidForm,
} from './read-review.ts'

const NOW = 1_800_000_000
const DAY = 86_400
const grant = {
  issuer: 'Harbour Registry',
  scope: 'Passports were compared.',
  report: '',
  days: '30',
}

describe('what an operator says', () => {
  it('signs in with a name, a password and six digits, however they are spaced', () => {
    const reading = readLogin({ name: ' root ', password: 'p', code: '123 456' })
    expect(reading).toEqual({ ok: true, params: { name: 'root', password: 'p', code: '123456' } })
    const wrong = readLogin({ name: 'Root!', password: '', code: '12345' })
    expect(Object.keys(wrong.ok ? {} : wrong.problems)).toEqual(['name', 'password', 'code'])
  })

  it('names a wallet with who it is, and an attestation by its number', () => {
    const wrong = readAttesterForm({ address: 'nobody', name: 'x' })
    expect(wrong.ok ? {} : wrong.problems).toEqual({
      address: { code: 'Badge_AttesterWrong' },
      name: { code: 'Badge_AttesterNameWrong' },
    })
    const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
    expect(readAttesterForm({ address: ` ${address} `, name: ' Harbour desk ' })).toEqual({
      ok: true,
      params: { address, name: 'Harbour desk' },
    })
    const uid = `0x${'ab'.repeat(32)}`
    expect(readUidForm({ uid: ` ${uid} ` })).toEqual({ ok: true, params: uid })
    expect(readUidForm({ uid: address })).toMatchObject({
      problems: { uid: { code: 'Badge_AttestationUidWrong' } },
    })
  })

  it('gives a reason of at least three characters', () => {
    expect(readReason({ note: ' ok ' })).toMatchObject({
      problems: { note: { code: 'Badge_NoteWrong' } },
    })
    expect(readReason({ note: ' The second page is missing. ' })).toEqual({
      ok: true,
      params: 'The second page is missing.',
    })
  })

  it('grants from now on for 1 to 365 days', () => {
    expect(readGrantForm('kyc', grant, NOW)).toMatchObject({
      params: { expiresAt: NOW + 30 * DAY },
    })
    expect(readGrantForm('kyc', { ...grant, days: '365' }, NOW)).toMatchObject({
      params: { expiresAt: NOW + 365 * DAY - 60 },
    })
    for (const days of ['', '0', '366', '-1', '1.5', 'x'])
      expect(readGrantForm('kyc', { ...grant, days }, NOW)).toMatchObject({
        problems: { days: { code: 'Badge_ExpiryWrong' } },
      })
  })

  it('names a report with an audit', () => {
    expect(readGrantForm('audit', grant, NOW)).toMatchObject({
      problems: { report: { code: 'Badge_ReportWrong' } },
    })
    const report = 'https://audits.example/1.pdf'
    expect(readGrantForm('audit', { ...grant, report }, NOW)).toMatchObject({ params: { report } })
  })
})
