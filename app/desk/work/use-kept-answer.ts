export { useKeptAnswer } from '../../ui/use-kept-answer.ts'
