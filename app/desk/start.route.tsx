import type { Route } from './+types/start.route.ts'
import { requireStaff } from './ask-desk.server.ts'

/** The first page of the desk. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await requireStaff({ request, context })
  return { name: staff.name }
}

export default function Start({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-2xl">Desk</h1>
      <p className="mt-2 text-soft">Signed in as {name}.</p>
    </>
  )
}
