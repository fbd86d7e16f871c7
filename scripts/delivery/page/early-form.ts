import { LENGTHS } from '../../../src/platform/constants';

/**
 * A function of the start script: runs the sign-in form until the app takes over. Next becomes available once there is
 * a username. The first Enter, press of Next, or letter typed on Next or on the box above it counts as Next. It shows as busy at once and
 * moves focus to the password field, as the app does (keys-ahead.ts), so that later keys do not reach the username.
 * Enter in the password field is marked too. The browser never submits the form itself. A username typed over a filled
 * one empties the password (src/features/login/use-filled-password.ts). The user cannot have typed that password, because
 * its field is still hidden.
 *
 * `earlyForm(root, type, event)` returns whether it handled the event. `mark` is a function of the start script.
 */
export const earlyForm = `function earlyForm(r,t,e){
var f=r.querySelector("form"),n=e.target,u=f&&f.elements.username,p=f&&f.elements.password,b=f&&f.querySelector("[type=submit]"),v,w,l;
if(!u||!p||!b)return;
if(t==="submit"){e.preventDefault();e.stopPropagation()}
v=u.value.trim();
if(t==="input"&&n===u){b.disabled=!v;if(e.inputType&&e.inputType!=="insertReplacementText")p.value=""}
l=t==="keydown"&&(n===b||n.name==="remember")&&e.key.length===1&&e.key!==" "&&!e.ctrlKey&&!e.metaKey&&!e.altKey;
if(u.readOnly){
if(l)p.focus();
if(t==="keydown"&&e.key==="Enter"&&n===p&&p.value)mark(r,p,t);
return 1}
if((t==="submit"||l)&&v&&v.length<=${LENGTHS.loginUsername.max}){
mark(r,b,t);u.readOnly=true;b.setAttribute("data-busy","long");
w=p.closest("[hidden]");if(w){w.hidden=false;w.className="login-ahead"}
p.focus({preventScroll:true});return 1}}`;
