import { createFileRoute } from '@tanstack/react-router'
import { VipPage } from '../vip/vip-page.tsx'

export const Route = createFileRoute('/vip')({ component: VipPage })
