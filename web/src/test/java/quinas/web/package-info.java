@NullMarked
package quinas.web;

import org.jspecify.annotations.NullMarked;
