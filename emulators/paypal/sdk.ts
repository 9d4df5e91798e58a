/**
 * The browser's side, as PayPal's script offers it: window.paypal.Buttons({...}).render(container). It draws with classes
 * only, because the page that loads it may forbid styles in place.
 */
export const sdkScript = (base: string): string => `(() => {
  const base = ${JSON.stringify(base)};
  const actions = { subscription: { create: () => Promise.reject(new Error('Only the server creates subscriptions.')) } };

  const pay = async (options) => {
    const popup = window.open('about:blank', 'paypal', 'popup,width=480,height=640');
    const channel = new BroadcastChannel('paypal-emulator');
    let watch;
    let listen = () => {};
    const answer = new Promise((resolve) => { listen = resolve; });
    try {
      if (!popup) throw new Error('The window was blocked.');
      const id = await options.createSubscription({}, actions);
      channel.onmessage = ({ data }) => { if (data.id === id) listen(data.approved); };
      popup.location.href = base + '/aprobar/' + id;
      watch = setInterval(() => { if (popup.closed) setTimeout(() => listen(false), 500); }, 300);
      const approved = await answer;
      popup.close();
      if (approved) await options.onApprove?.({ subscriptionID: id, orderID: id, facilitatorAccessToken: '' }, actions);
      else options.onCancel?.({});
    } catch (error) {
      options.onError?.(error);
    } finally {
      clearInterval(watch);
      channel.close();
      if (popup && !popup.closed) popup.close();
    }
  };

  window.paypal = {
    version: 'emulador',
    Buttons: (options = {}) => {
      const button = document.createElement('button');
      return {
        isEligible: () => true,
        async render(container) {
          const root = typeof container === 'string' ? document.querySelector(container) : container;
          button.type = 'button';
          button.className = 'paypal';
          button.textContent = 'PayPal';
          let paying = false;
          button.addEventListener('click', async () => {
            if (paying) return;
            paying = true;
            await pay(options);
            paying = false;
          });
          root.append(button);
        },
        close: async () => button.remove(),
      };
    },
  };
})();
`;

export const doneScript = (id: string, approved: boolean): string =>
  `new BroadcastChannel('paypal-emulator').postMessage(${JSON.stringify({ id, approved })}); setTimeout(() => window.close(), 100);`;
