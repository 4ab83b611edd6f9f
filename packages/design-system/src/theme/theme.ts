import './fonts.css';
import './themes.css.ts';
import './global.css.ts';
