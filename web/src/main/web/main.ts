document.title = "Quinas";
