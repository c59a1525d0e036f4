import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '../../example-screens/plan/plan-page.tsx'

export const Route = createFileRoute('/form/advanced')({
  component: PlanPage,
})
