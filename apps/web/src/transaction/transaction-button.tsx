import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { useConnection } from 'wagmi'
import { lazyPart } from '../shell/lazy-part.ts'
import { isFlowOpen } from './is-flow-open.ts'
import {
  followOtherTabs,
  isSettled,
  transactionsOf,
  useTransactionStore,
} from './transaction-store.ts'
import classes from './transactions.module.css'

const TransactionDrawer = lazyPart(() => import('./transaction-drawer.tsx'))
const TransactionKeeper = lazyPart(() => import('./transaction-keeper.tsx'))

/** Opens the list of transactions and says how many are under way; what follows them loads only then. */
export function TransactionButton() {
  const { address } = useConnection()
  const [isOpen, drawer] = useDisclosure()
  const records = useTransactionStore((state) => state.records)
  const count = transactionsOf(records, address).filter(
    ({ state }) => isFlowOpen(state) && state.indexLate !== true,
  ).length
  const label = count > 0 ? m.transaction_button_pending({ count }) : m.transaction_button()
  useEffect(followOtherTabs, [])
  return (
    <>
      <ActionIcon className={classes.button} aria-label={label} title={label} onClick={drawer.open}>
        <IconArrowsExchange size={19} stroke={1.6} />
        {count > 0 && <span className={classes.count}>{count}</span>}
      </ActionIcon>
      <Suspense>
        {isOpen && <TransactionDrawer onClose={drawer.close} />}
        {records.some((record) => !isSettled(record)) && <TransactionKeeper />}
      </Suspense>
    </>
  )
}
