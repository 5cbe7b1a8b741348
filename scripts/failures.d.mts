/** Of Vitest's JSON report what is read here. */
type Report = {
  testResults: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[]
  }[]
}
export function failuresOfVitest(report: Report): { failed: string[]; unsteady: string[] }
export function failedFiles(report: Report): string[]
export function withSecondRun(first: Report, second: Report): Report
export function countOfVitest(report: Report): { passed: number; failed: number }
