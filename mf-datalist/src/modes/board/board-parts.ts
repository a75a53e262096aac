/** The parts of a board that come together: one file more would be one name more in what every visit of a list loads. */
export { Board } from './Board.tsx';
export { BoardTools } from './BoardTools.tsx';
