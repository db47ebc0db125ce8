import { pages } from '@xinghe/contract/client'
import { redirect } from 'react-router'

/**
 * Addresses that lead nowhere go home; the server answers the same before it renders. Pages of the user centre that are
 * not there yet lead to the one that is.
 */
const lead = ({ request }: { request: Request }) =>
  redirect(new URL(request.url).pathname.startsWith('/user/') ? pages.user() : pages.home())

export const loader = lead
export const clientLoader = lead

export default function UnknownPage() {
  return null
}
