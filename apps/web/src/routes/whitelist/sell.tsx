import { createFileRoute } from '@tanstack/react-router'
import { SlotSellPage } from '../../whitelist-market/slot-sell-page.tsx'

export const Route = createFileRoute('/whitelist/sell')({ component: SlotSellPage })
