/* Settings of this deployment, read once when the page loads. Replace this file; the names are in docs/settings.md. */
window.JAMBONZ = window.JAMBONZ || {};
