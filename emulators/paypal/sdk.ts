/** The browser's side, as PayPal's script offers it: window.paypal.Buttons({...}).render(container). */
export const sdkScript = (base: string): string => `(() => {
  const base = ${JSON.stringify(base)};
  const channel = new BroadcastChannel('paypal-emulator');
  window.paypal = {
    Buttons(options) {
      let button;
      return {
        isEligible: () => true,
        async render(container) {
          const root = typeof container === 'string' ? document.querySelector(container) : container;
          button = document.createElement('button');
          button.type = 'button';
          button.className = 'paypal-emulado';
          button.textContent = 'PayPal (prueba)';
          button.addEventListener('click', async () => {
            const popup = window.open('about:blank', 'paypal', 'width=480,height=640');
            const actions = { subscription: { create: () => Promise.reject(new Error('server-side only')) } };
            let settled = false;
            const finish = (work) => {
              if (settled) return;
              settled = true;
              clearInterval(watch);
              channel.removeEventListener('message', listen);
              if (popup && !popup.closed) popup.close();
              work();
            };
            const listen = ({ data }) => {
              if (data.id !== id) return;
              finish(() => (data.approved ? options.onApprove?.({ subscriptionID: id, orderID: id }, actions) : options.onCancel?.({})));
            };
            let id;
            let watch;
            try {
              id = await options.createSubscription({}, actions);
              channel.addEventListener('message', listen);
              popup.location.href = base + '/aprobar/' + id;
              watch = setInterval(() => popup.closed && setTimeout(() => finish(() => options.onCancel?.({})), 500), 300);
            } catch (error) {
              finish(() => options.onError?.(error));
            }
          });
          root.append(button);
        },
        close: () => Promise.resolve(button?.remove()),
      };
    },
  };
})();
`;

export const doneScript = (id: string, approved: boolean): string =>
  `new BroadcastChannel('paypal-emulator').postMessage(${JSON.stringify({ id, approved })}); setTimeout(() => window.close(), 100);`;
