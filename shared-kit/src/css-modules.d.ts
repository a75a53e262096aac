/** Class names of a CSS module whose declaration is not there yet. */
interface RunNodeToolsBootstrapToDeclareTheClassesOfThisModule {}

declare module '*.module.css' {
  const classes: RunNodeToolsBootstrapToDeclareTheClassesOfThisModule;
  export default classes;
}
declare module '*.css' {}
