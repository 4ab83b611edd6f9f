import './fonts.css';
import './light.css.ts';
import './global.css.ts';
