/**
 * In development React tells the browser's profiler of every render, where there is one; Node has one that nobody looks at, and keeps all of it in
 * memory. React asks once, when it is loaded: so this goes before it.
 */
Reflect.deleteProperty(console, 'timeStamp');
