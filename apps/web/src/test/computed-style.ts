/**
 * For a fourth of the time of a screen's tests happy-dom made computed styles, all properties of an element and of everybody above it, for the three
 * that are asked when something is looked for by its role or pressed. Without a sheet on the page (`css: false`) those follow from the element:
 * what its tag is by default, and what its own `style` says. `computed-style.test.tsx` holds them to what happy-dom says.
 */
type Asked = 'display' | 'visibility' | 'pointer-events';

const isAsked = (name: string): name is Asked =>
  name === 'display' || name === 'visibility' || name === 'pointer-events';
const hyphened = (name: string): string => (name === 'pointerEvents' ? 'pointer-events' : name);

const own = (element: Element, name: Asked): string => {
  if (!element.hasAttribute('style')) return '';
  const value = (element as HTMLElement).style.getPropertyValue(name);
  return value === 'inherit' ? '' : value;
};

const NOTHING: unknown = {};
/** By tag: `display` is not inherited, and only that of a dialog changes with its state. */
const defaults = new Map<string, string>();

type Styles = typeof getComputedStyle;
interface Cheap extends Styles {
  /** What happy-dom says itself. */
  readonly whole: Styles;
}

export const cheapComputedStyle = (given: Styles): Cheap => {
  // One window may serve several files, and each of them begins here.
  const computed = 'whole' in given ? (given as Cheap).whole : given.bind(window);
  const displayOf = (element: Element): string => {
    const { tagName } = element;
    if (tagName === 'DIALOG') return computed(element).display;
    const known = defaults.get(tagName);
    if (known !== undefined) return known;
    const plain = computed(element).display;
    defaults.set(tagName, plain);
    return plain;
  };
  const value = (element: Element, name: Asked): string => {
    const said = own(element, name);
    if (said !== '' || name === 'pointer-events') return said;
    if (name === 'display') return displayOf(element);
    return element.parentElement ? value(element.parentElement, name) : '';
  };
  const cheap: Styles = (element, pseudo) => {
    const whole = computed(element, pseudo);
    if (!element.isConnected || document.querySelector('style, link[rel="stylesheet"]')) return whole;
    // Not of the whole itself: for every answer the language would compare it with what that says.
    return new Proxy(NOTHING as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (asked: string) => (isAsked(asked) ? value(element, asked) : whole.getPropertyValue(asked));
        const asked = hyphened(String(name));
        if (isAsked(asked)) return value(element, asked);
        const found: unknown = Reflect.get(whole, name);
        return typeof found === 'function' ? found.bind(whole) : found;
      },
    });
  };
  return Object.assign(cheap, { whole: computed });
};
