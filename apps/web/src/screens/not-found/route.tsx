export { NotFound as default } from '../../ui/not-found/not-found.tsx';
