import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/tools/address')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/tools/address"!</div>
}
