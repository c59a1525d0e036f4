// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { NameForm } from '../src/accounts/name-form.tsx'
import { PhoneForm } from '../src/accounts/phone-form.tsx'
import { OperatorSignIn } from '../src/badges/review/operator-sign-in.tsx'
import { ReasonForm } from '../src/badges/review/reason-form.tsx'
import { useReviewAct } from '../src/badges/review/use-review.ts'
import { useCritiqueAct } from '../src/critique/use-critique.ts'
import { WebhookForm } from '../src/webhooks/webhook-form.tsx'
import { renderWithTheme } from './render-with-theme.tsx'

const { refuse } = vi.hoisted(() => ({ refuse: vi.fn() }))
vi.mock('../src/core/account-api.ts', () => ({
  accountApi: { changeName: refuse, sendPhoneCode: refuse },
}))
vi.mock('../src/core/load-session.ts', () => ({ loadSession: vi.fn() }))
vi.mock('../src/core/webhook-api.ts', () => ({ webhookApi: { create: refuse } }))
vi.mock('../src/core/critique-api.ts', () => ({ critiqueApi: {} }))
vi.mock('../src/badges/review/review-session.ts', () => ({
  reviewApi: { login: refuse },
  useReviewSession: () => ({ begin: vi.fn(), isOver: false }),
}))

// Fields of several lines measure themselves once a font has loaded, which this document knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

refuse.mockRejectedValue(new Error('The server refuses it.'))
afterEach(cleanup)

function Reason() {
  const acts = useReviewAct()
  return (
    <>
      {acts.problem && <p role="alert">{acts.problem}</p>}
      <ReasonForm
        {...{ label: 'Reason', rule: '', button: 'Refuse', acts }}
        onReason={() => void acts.act(refuse)}
      />
    </>
  )
}

function Answer() {
  const { act, problem, entry } = useCritiqueAct()
  return (
    <form {...entry}>
      {problem && <p role="alert">{problem}</p>}
      <input aria-label="Said" />
      <button type="button" onClick={() => void act(refuse)}>
        Send
      </button>
    </form>
  )
}

const ignore = () => undefined
const cases: readonly [string, () => ReactNode, Readonly<Record<string, string>>, string][] = [
  [
    'the name of an account',
    () => <NameForm name="Ada" onChange={ignore} />,
    { [m.account_name()]: 'Grace' },
    m.account_settings_name_button(),
  ],
  [
    'the code of a phone',
    () => <PhoneForm phone={null} onChange={ignore} />,
    { [m.account_phone()]: '+4915112345678' },
    m.account_sms_send(),
  ],
  [
    'a webhook',
    () => <WebhookForm onDone={ignore} />,
    { [m.webhooks_field_label()]: 'Books', [m.webhooks_field_url()]: 'https://example.org/hook' },
    m.webhooks_create(),
  ],
  [
    'the operator’s sign-in',
    () => <OperatorSignIn />,
    {
      ...{ [m.badgereview_name()]: 'ops', [m.badgereview_password()]: 'long enough, 1 Password' },
      [m.badgereview_code()]: '123456',
    },
    m.badgereview_signin_button(),
  ],
  ['a refused badge', () => <Reason />, { Reason: 'It is not yours.' }, 'Refuse'],
  ['an answer to a request', () => <Answer />, { Said: 'Sound.' }, 'Send'],
]

test.each(cases)('a refusal of %s goes once what was sent is changed', async (...one) => {
  const [, show, texts, button] = one
  renderWithTheme(show())
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('alert')
  const [field = ''] = Object.keys(texts)
  fireEvent.change(screen.getByLabelText(field), { target: { value: 'another' } })
  expect(screen.queryByRole('alert')).toBeNull()
})
