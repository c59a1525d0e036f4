import { m } from '@slipway/messages'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { lazyPart } from '../../core/lazy-part.ts'
import { airdropContracts } from '../shared/airdrop-contracts.ts'
import {
  type AirdropCreateSearch,
  type CreationKind,
  creationKinds,
} from './airdrop-create-search.ts'
import classes from './create.module.css'

interface FormProps {
  contracts: AirdropContracts
  list: string | undefined
  onForget: () => void
}

const forms: Record<CreationKind, ComponentType<FormProps>> = {
  claims: lazyPart(() => import('./claims-form.tsx')),
  mapping: lazyPart(() => import('../mapping/mapping-form.tsx')),
  multisend: lazyPart(() => import('../multisend/multisend-form.tsx')),
}

const words: Record<CreationKind, { title: () => string; text: () => string }> = {
  claims: { title: m.airdrop_kind_claims, text: m.airdrop_kind_claims_text },
  mapping: { title: m.airdrop_kind_mapping, text: m.airdrop_kind_mapping_text },
  multisend: { title: m.airdrop_kind_multisend, text: m.airdrop_kind_multisend_text },
}

/**
 * Give tokens to many (specification, section 2, `/airdrop/create`): one screen, three ways.
 * @param search from the address, so that a link leads to one of them, or to a list that was begun
 */
export function AirdropCreatePage({ kind = 'claims', list }: AirdropCreateSearch) {
  if (!airdropContracts) return <LazyNoDeployment />
  return <Create kind={kind} list={list} contracts={airdropContracts} />
}

type CreateProps = Omit<FormProps, 'onForget'> & { kind: CreationKind }

function Create({ kind, list, contracts }: CreateProps) {
  const navigate = useNavigate()
  const Form = forms[kind]
  return (
    <>
      <PageHeader title={m.shell_route_airdrop_create()} description={m.airdrop_create_lead()} />
      <div className={classes.kinds}>
        <ChoiceCards
          label={m.airdrop_kind()}
          value={kind}
          onChange={(next) =>
            void navigate({
              to: '/airdrop/create',
              search: (before) => ({ ...before, kind: next }),
              replace: true,
            })
          }
          choices={creationKinds.map((one) => ({
            value: one,
            title: words[one].title(),
            text: words[one].text(),
          }))}
        />
      </div>
      <LatePart key={kind} pending={<PageSkeleton />}>
        <Form
          contracts={contracts}
          list={list}
          onForget={() =>
            void navigate({
              to: '/airdrop/create',
              search: ({ chain }) => ({ ...(chain && { chain }), kind }),
              replace: true,
            })
          }
        />
      </LatePart>
    </>
  )
}
