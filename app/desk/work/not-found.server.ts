import { data } from 'react-router'

/** What is thrown where there is nothing of this name at the desk. */
export const notFoundAtDesk = () =>
  data({ title: 'Not found', message: 'There is nothing of this name at the desk.' }, { status: 404 })
