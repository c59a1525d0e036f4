import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { findPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { PageHeader } from '@slipway/ui/page-header'
import { useCallback, useRef } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { lazyPart } from '../../core/lazy-part.ts'
import { useGoTo } from '../../core/use-go-to.ts'
import { useLinkedEntry } from '../../form/use-linked-entry.ts'
import { type PendingCreation, usePendingCreation } from '../../form/use-pending-creation.ts'
import { CreationForm } from '../../transaction/creation-form.tsx'
import { useTransactionStore } from '../../transaction/transaction-store.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { findPresaleCreation } from './find-presale-creation.ts'
import { PresaleCreateForm } from './presale-create-form.tsx'
import type { PresaleKind } from './presale-form-values.ts'
import { presaleDrafts, useCreateFormState } from './use-create-form-state.ts'

const PresaleCreated = lazyPart(() => import('./presale-created.tsx'))

const contracts = findPresaleContracts(activeChain)

/** Address of the screen of each kind. */
export const createPaths: Readonly<Record<PresaleKind, string>> = {
  normal: '/presale/create',
  fair: '/presale/fair-create',
  private: '/presale/private-create',
}

const leads: Record<PresaleKind, () => string> = {
  normal: m.presale_create_lead,
  fair: m.presale_create_lead_fair,
  private: m.presale_create_lead_private,
}
const titles: Record<PresaleKind, () => string> = {
  normal: m.shell_route_presale_create,
  fair: m.shell_route_presale_fair_create,
  private: m.shell_route_presale_private_create,
}

interface PresaleCreatePageProps {
  kind: PresaleKind
  /** What is for sale, from a link. */
  token?: string | undefined
}

/** Create a presale: one screen for all three kinds (specification section 2). */
export function PresaleCreatePage(props: PresaleCreatePageProps) {
  if (!contracts) return <LazyNoDeployment />
  return <Create {...props} contracts={contracts} />
}

/** Fields that the form fills in from the token and the network by itself. */
const followers = [
  'name',
  'tokenSymbol',
  'tokenDecimals',
  'currencySymbol',
  'currencyDecimals',
] as const

/** The presale that was reviewed last. */
interface PendingPresale extends PendingCreation {
  /** Where it will be. */
  readonly presale: Address
}

function Create({
  kind,
  token,
  contracts,
}: PresaleCreatePageProps & { contracts: PresaleContracts }) {
  const now = useRef(0)
  now.current = useChainNow()
  const getNow = useCallback(() => now.current, [])
  const state = useCreateFormState(kind, getNow)
  useLinkedEntry(token, {
    storage: presaleDrafts,
    read: () => state.form.getValues().token,
    fill: (named) => state.fill({ token: named }, followers),
  })
  const { pending, take, forget } = usePendingCreation<PendingPresale>(`presale-${kind}`, token)
  const records = useTransactionStore((store) => store.records)
  const creation = findPresaleCreation(records, pending?.presale)
  const goTo = useGoTo()
  const startOver = () => {
    state.startOver()
    forget()
  }
  if (creation?.presale)
    return (
      <LatePart>
        <PresaleCreated creation={{ ...creation, presale: creation.presale }} onAgain={startOver} />
      </LatePart>
    )
  return (
    <>
      <PageHeader title={titles[kind]()} description={leads[kind]()} />
      <CreationForm
        creation={
          creation && {
            state: creation.state,
            title: m.presale_underway(),
            text: m.presale_underway_text(),
          }
        }
      >
        <PresaleCreateForm
          kind={kind}
          contracts={contracts}
          state={state}
          onPrepared={(presale) => take({ presale })}
          getNow={getNow}
          onKind={(next) => {
            state.flush()
            goTo(createPaths[next])
          }}
          onStartOver={startOver}
        />
      </CreationForm>
    </>
  )
}
