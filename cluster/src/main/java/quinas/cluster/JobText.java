package quinas.cluster;

import java.io.Serializable;

/// A job on its way to other machines.
record JobText(String kind, String text) implements Serializable {}
