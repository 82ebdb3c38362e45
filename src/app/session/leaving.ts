/* From the page's very first moment: a part that is loaded once the page is on its way out has missed this event. */
let isOnItsWayOut = false;
window.addEventListener('beforeunload', () => {
  isOnItsWayOut = true;
});

/** Whether this page is on its way out: browsers break off its requests as if the network had failed. */
export const isLeaving = (): boolean => isOnItsWayOut;
