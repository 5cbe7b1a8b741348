export const root: string
export const projectNode: string
export const serverFlags: string[]
export const serverEnv: Record<string, string>
